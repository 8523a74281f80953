#include <string>
#include <string_view>
#include <vector>
#include <map>
#include <set>
#include <unordered_map>
#include <cstring>
#include <cmath>
#include <sstream>
#include <memory>
#include <algorithm>
#include <functional>
#include <optional>
#include <variant>
#include <array>
#include <deque>
#include <list>
#include <tuple>
#include <utility>
#include <stdexcept>

//! layers_with_names
struct layer { std::string name; double w; };
extern "C" double f(const double *x, int n) {
    std::vector<layer> v;
    for (int i = 0; i < n; i++) v.push_back({"layer" + std::to_string(i), x[i] * x[i]});
    double s = 0;
    for (auto &l : v) s = s * 0.8 + l.w * l.name.size();
    return s;
}

//! sums_by_name
extern "C" double f(const double *x, int n) {
    std::map<std::string, double> m;
    const char *names[] = {"mass", "charge", "spin", "a_rather_long_name_for_a_parameter"};
    for (int i = 0; i < n; i++) m[names[i % 4]] += x[i] * x[i];
    double s = 0;
    for (auto &[k, v] : m) s = s * 0.8 + v * k.size();
    return s + m.at("spin") * m["mass"];
}

//! polynomials_with_names
struct P { std::string id; std::vector<double> v; int order; };
static double eval(const P &p, double t) { double s = 0; for (double c : p.v) s = s * t + c; return s; }
extern "C" double f(const double *x, int n) {
    std::vector<P> ps;
    for (int i = 0; i < n; i++) { P p; p.id = i % 2 ? "odd" : "even"; p.order = i; for (int j = 0; j <= i; j++) p.v.push_back(x[j] * (j + 1)); ps.push_back(std::move(p)); }
    double s = 0;
    for (const P &p : ps) if (p.id == "odd") s += eval(p, 0.5) * p.order; else s -= eval(p, 0.25);
    return s;
}

//! operations_that_say_their_names
struct Op { virtual ~Op() = default; virtual double run(double) const = 0; virtual std::string name() const = 0; };
struct Scale : Op { double k; Scale(double k) : k(k) {} double run(double v) const override { return v * k; } std::string name() const override { return "scale"; } };
struct Shift : Op { double k; Shift(double k) : k(k) {} double run(double v) const override { return v + k; } std::string name() const override { return "shift"; } };
extern "C" double f(const double *x, int n) {
    std::vector<std::unique_ptr<Op>> ops;
    for (int i = 0; i < n; i++) if (i % 2) ops.push_back(std::make_unique<Scale>(x[i])); else ops.push_back(std::make_unique<Shift>(x[i]));
    double v = 1; std::string log;
    for (auto &o : ops) { v = o->run(v); log += o->name() + ";"; }
    return v * log.size();
}

//! numbers_in_the_buffer_of_a_string refused
extern "C" double f(const double *x, int n){ std::string b(8*n,0); double*d=(double*)b.data(); for(int i=0;i<n;i++) d[i]=x[i]*x[i]; double s=0; for(int i=0;i<n;i++) s=s*.8+d[i]; return s;}

//! numbers_appended_to_a_string refused
extern "C" double f(const double *x, int n){ std::string b; for(int i=0;i<n;i++){ double v=x[i]*x[i]; b.append((const char*)&v,8);} double s=0; for(int i=0;i<n;i++){ double v; std::memcpy(&v,b.data()+8*i,8); s=s*.8+v;} return s;}

//! string_made_of_numbers refused
extern "C" double f(const double *x, int n){ std::string b((const char*)x,8*n); double s=0; for(int i=0;i<n;i++){ double v; std::memcpy(&v,&b[8*i],8); s=s*.8+v*v;} return s;}

//! bytes_pushed_into_a_string refused
extern "C" double f(const double *x, int n){ std::string b; for(int i=0;i<n;i++){ const char*p=(const char*)(x+i); for(int j=0;j<8;j++) b.push_back(p[j]); } double s=0; for(int i=0;i<n;i++){ double v; char*q=(char*)&v; for(int j=0;j<8;j++) q[j]=b[8*i+j]; s=s*.8+v*v;} return s;}

//! numbers_printed_into_members refused
struct S{std::string t; double v;}; extern "C" double f(const double *x, int n){ std::vector<S> w; for(int i=0;i<n;i++){ w.push_back({std::to_string(x[i]), x[i]}); } double s=0; for(auto&e:w) s=s*.8+std::stod(e.t)*e.v; return s;}

//! numbers_in_copied_strings refused
extern "C" double f(const double *x, int n){ std::string b(8,0); double s=0; for(int i=0;i<n;i++){ double v=x[i]*x[i]; std::memcpy(&b[0],&v,8); std::string c=b; double w; std::memcpy(&w,c.c_str(),8); s=s*.8+w;} return s;}

//! list_of_named_numbers
struct S{std::string t; double v; S*next;}; extern "C" double f(const double *x, int n){ S*h=nullptr; for(int i=0;i<n;i++){ S*k=new S{"k",x[i],h}; std::memcpy(k->t.data(),"z",1); h=k;} double s=0; while(h){ s=s*.8+h->v*h->t.size()+h->t[0]; S*k=h->next; delete h; h=k;} return s;}

//! numbers_in_a_map_of_strings refused
extern "C" double f(const double *x, int n){ std::map<std::string,std::string> m; for(int i=0;i<n;i++){ double v=x[i]; std::string b((char*)&v,8); m["k"+std::to_string(i)]=b;} double s=0; for(auto&[k,b]:m){ double v; std::memcpy(&v,b.data(),8); s=s*.8+v*v;} return s;}

//! numbers_in_strings_reversed refused
extern "C" double f(const double *x, int n){ std::vector<std::string> r; for(int i=0;i<n;i++) r.emplace_back((const char*)(x+i), sizeof(double)); std::reverse(r.begin(),r.end()); double s=0; for(auto&t:r){ double v=*(const double*)t.c_str(); s=s*.8+v*v;} return s;}

//! union_of_numbers_and_a_string either
union U{ double d[4]; std::string s; U(){} ~U(){} }; extern "C" double f(const double *x, int n){ U u; new(&u.s) std::string("hello"); size_t k=u.s.size(); u.s.~basic_string(); for(int i=0;i<4;i++) u.d[i]=x[i]*x[i]; double s=0; for(int i=0;i<4;i++) s=s*.7+u.d[i]; return s*k;}

//! variant_of_numbers_and_a_string either
extern "C" double f(const double *x, int n){ std::variant<std::string,std::array<double,4>> v; v=std::string("abc"); size_t k=std::get<0>(v).size(); v=std::array<double,4>{x[0],x[1]*x[1],x[2],x[3]}; auto w=v; v=std::string("q"); auto &a=std::get<1>(w); return (a[0]*a[1]+a[2]*a[3])*k;}

//! raw_bytes_with_numbers_or_a_string either
struct R{ alignas(8) char raw[32]; bool str; }; extern "C" double f(const double *x, int n){ std::vector<R> v(n); for(int i=0;i<n;i++){ if(i%2){ new(v[i].raw) std::string("s"); v[i].str=true;} else { double d[4]={x[i],x[i]*2,x[0],x[i]*x[i]}; std::memcpy(v[i].raw,d,32); v[i].str=false;} } std::vector<R> w=v; double s=0; for(int i=0;i<n;i++) if(!w[i].str){ double d[4]; std::memcpy(d,w[i].raw,32); s=s*.8+d[0]*d[1]+d[2]*d[3]; } return s;}

//! model_with_parameters_by_name either
struct Par{std::string name; double value, lo, hi; bool fixed;}; struct Model{ std::vector<Par> p; std::unordered_map<std::string,int> at; void add(std::string n,double v){ at[n]=p.size(); p.push_back({std::move(n),v,-1,1,false}); } double operator[](const std::string&k) const { return p[at.at(k)].value; } }; extern "C" double f(const double *x, int n){ Model m; for(int i=0;i<n;i++) m.add("p"+std::to_string(i),x[i]); return m["p0"]*m["p1"]+std::sin(m["p2"])*m["p3"];}

//! groups_by_name
extern "C" double f(const double *x, int n){ std::map<std::string,std::vector<double>> g; const char*k[]={"a","b","a_much_longer_key_than_sixteen"}; for(int i=0;i<n;i++) g[k[i%3]].push_back(x[i]*x[i]); double s=0; for(auto&[name,v]:g){ double t=0; for(double y:v) t+=y; s=s*.8+t*name.length(); } return s;}

//! expression_tree_with_names
struct Node{std::string op; double v; std::vector<std::shared_ptr<Node>> kids;}; static double ev(const Node&n){ if(n.op=="+"){double s=0; for(auto&k:n.kids) s+=ev(*k); return s;} if(n.op=="*"){double s=1; for(auto&k:n.kids) s*=ev(*k); return s;} return n.v;} extern "C" double f(const double *x, int n){ auto leaf=[&](double v){return std::make_shared<Node>(Node{"c",v,{}});}; auto a=std::make_shared<Node>(Node{"+",0,{leaf(x[0]),leaf(x[1])}}); auto b=std::make_shared<Node>(Node{"*",0,{a,leaf(x[2]),leaf(x[3])}}); return ev(*b);}

//! pairs_sorted_by_name either
extern "C" double f(const double *x, int n){ std::vector<std::pair<std::string,double>> v; for(int i=0;i<n;i++) v.emplace_back(std::string(1+i%3,"xyz"[i%3]),x[i]); std::sort(v.begin(),v.end(),[](auto&a,auto&b){return a.first<b.first;}); double s=0; int k=1; for(auto&[t,d]:v) s+=d*d*k++*t.size(); return s;}

//! operations_by_name either
extern "C" double f(const double *x, int n){ std::map<std::string,std::function<double(double)>> ops; ops["sq"]=[](double a){return a*a;}; ops["sin"]=[](double a){return std::sin(a);}; double c=x[0]; ops["scale"]=[c](double a){return a*c;}; std::vector<std::string> prog={"sq","scale","sin"}; double s=0; for(int i=0;i<n;i++){ double v=x[i]; for(auto&o:prog) v=ops.at(o)(v); s+=v;} return s;}

//! species_with_composition either
struct Species{std::string name; std::map<std::string,int> comp; double a[3]; }; extern "C" double f(const double *x, int n){ std::vector<Species> sp; sp.push_back({"H2O",{{"H",2},{"O",1}},{x[0],x[1],x[2]}}); sp.push_back({"CO2",{{"C",1},{"O",2}},{x[3],x[1],x[4]}}); double T=x[5],s=0; for(auto&q:sp){ double g=q.a[0]+q.a[1]*T+q.a[2]*T*T; for(auto&[e,k]:q.comp) s+=k*g*(e=="O"?2:1);} return s;}

//! formula_read_char_by_char
extern "C" double f(const double *x, int n){ std::string expr="2*x+3*y-x*y"; double s=0; auto var=[&](char c){return c=='x'?x[0]:x[1];}; size_t i=0; double sign=1; while(i<expr.size()){ double t=1; while(i<expr.size()&&expr[i]!='+'&&expr[i]!='-'){ char c=expr[i++]; if(c=='*') continue; if(isdigit(c)) t*=c-'0'; else t*=var(c);} s+=sign*t; if(i<expr.size()) sign=expr[i++]=='+'?1:-1; } return s*x[2];}

//! formula_read_by_recursion
static double eval(const std::string&s,size_t&i,const double*x){ double v; if(s[i]=='('){ i++; v=eval(s,i,x); char op=s[i++]; double w=eval(s,i,x); i++; return op=='+'?v+w:op=='*'?v*w:v-w;} int k=s[i++]-'a'; return x[k];} extern "C" double f(const double *x, int n){ size_t i=0; return eval("((a+b)*(c-(d*e)))",i,x);}

//! optional_label
struct Cfg{ std::optional<std::string> label; double k=2; }; static double run(const Cfg&c,const double*x,int n){ double s=0; for(int i=0;i<n;i++) s+=c.k*x[i]*x[i]*(c.label?c.label->size():1); return s;} extern "C" double f(const double *x, int n){ Cfg a; a.k=x[0]; Cfg b=a; b.label="hello world this is long enough"; return run(a,x,n)*run(b,x,n);}

//! simulation_with_a_log
class Logger{ std::string buf; public: void log(const std::string&s){ buf+=s; buf+="\n";} size_t size()const{return buf.size();} }; struct Sim{ Logger lg; std::vector<double> u; double t=0; void step(double dt){ for(size_t i=1;i+1<u.size();i++) u[i]+=dt*(u[i-1]-2*u[i]+u[i+1]); t+=dt; lg.log("t="+std::to_string((int)(t*10))); } }; extern "C" double f(const double *x, int n){ Sim s; s.u.assign(x,x+n); for(int k=0;k<4;k++) s.step(0.1); double r=0; for(double v:s.u) r=r*.9+v; return r*(1+s.lg.size()*0);}

//! message_of_an_exception
struct Err:std::runtime_error{ using std::runtime_error::runtime_error;}; static double safe(double v){ if(v<-1e9) throw Err("negative: "+std::to_string(1)); return std::sqrt(v*v+1);} extern "C" double f(const double *x, int n){ double s=0; for(int i=0;i<n;i++) s+=safe(x[i])*x[i]; return s;}

//! lexer_and_parser
enum class T{num,op,lp,rp}; struct Tok{T t; double v; std::string s;}; static std::vector<Tok> lex(const std::string&e,const double*x){ std::vector<Tok> r; for(char c:e){ if(c>='a'&&c<='h') r.push_back({T::num,x[c-'a'],std::string(1,c)}); else if(c=='(') r.push_back({T::lp,0,"("}); else if(c==')') r.push_back({T::rp,0,")"}); else r.push_back({T::op,0,std::string(1,c)}); } return r;} struct P{ std::vector<Tok> t; size_t i=0; double atom(){ if(t[i].t==T::lp){ i++; double v=sum(); i++; return v;} return t[i++].v;} double prod(){ double v=atom(); while(i<t.size()&&t[i].s=="*"){ i++; v*=atom();} return v;} double sum(){ double v=prod(); while(i<t.size()&&(t[i].s=="+"||t[i].s=="-")){ bool p=t[i++].s=="+"; double w=prod(); v=p?v+w:v-w;} return v;} }; extern "C" double f(const double *x, int n){ P p; p.t=lex("a*b+c*(d-e)*f",x); return p.sum();}

//! number_in_a_part_of_a_string refused
static double unpack(const std::string&s,size_t o=0){ double v; std::memcpy(&v,s.data()+o,8); return v; }
extern "C" double f(const double*x,int n){ 
std::string m((const char*)x,16); return unpack(m.substr(8,8)); }

//! number_in_a_part_of_a_short_string either
static double unpack(const std::string&s,size_t o=0){ double v; std::memcpy(&v,s.data()+o,8); return v; }
extern "C" double f(const double*x,int n){ 
std::string m((const char*)x,8); m+="12345678"; return unpack(m.substr(0,8)); }

//! string_made_of_a_part_of_another refused
static double unpack(const std::string&s,size_t o=0){ double v; std::memcpy(&v,s.data()+o,8); return v; }
extern "C" double f(const double*x,int n){ 
std::string m((const char*)x,16); std::string t(m,8,8); return unpack(t); }

//! emplaced_by_a_literal
extern "C" double f(const double*x,int n){ std::map<std::string,double> p; p.emplace("scale_of_a_rather_long_parameter_name",x[0]*x[0]); double s=0; for(auto&kv:p) s+=kv.second; return s; }

//! named_parameters
using P = std::map<std::string,double>;
static double model(const P&p,double t){ return p.at("amp")*std::exp(-p.at("rate")*t)+p.at("offset"); }
extern "C" double f(const double*x,int n){
  static const char*const nm[]={"amp","rate","offset"};
  P p; for(int i=0;i<3;i++) p[nm[i]]=x[i];
  p.emplace("scale_of_a_rather_long_parameter_name", x[3]);
  double s=0; for(int t=0;t<5;t++){ double r=model(p,0.3*t)-x[4]; s+=r*r; }
  auto it=p.find("scale_of_a_rather_long_parameter_name"); if(it!=p.end()) s*=it->second;
  p.erase("amp"); for(auto&[k,v]:p) s+=v*k.size()*x[5];
  return s;
}

//! number_put_into_text_by_a_callee refused
__attribute__((noinline)) static void put(char *to, const double *v) { std::memcpy(to, v, 8); }
__attribute__((noinline)) static void putd(char *to, double v) { *(double *)to = v; }
__attribute__((noinline)) static double get(const char *p) { double v; std::memcpy(&v, p, 8); return v; }
extern "C" double f(const double *x, int n) { std::string b(8 * n, 0); for (int i = 0; i < n; i++) { double v = x[i] * x[i]; putd(&b[8 * i], v); } double s = 0; for (int i = 0; i < n; i++) s = s * .8 + get(b.data() + 8 * i); return s; }

//! number_put_into_a_member_by_a_callee either
struct S { std::string name; double w; };
__attribute__((noinline)) static void set(S *s, double v) { *(double *)&s->name[0] = v; }
__attribute__((noinline)) static double get(const S *s) { return *(const double *)s->name.data() * s->w; }
extern "C" double f(const double *x, int n) { double r = 0; for (int i = 0; i < n; i++) { S s{std::string(40, 'a'), x[i]}; set(&s, x[i] * x[i]); r += get(&s); } return r; }

//! sums_by_literal_names
extern "C" double f(const double *x, int n){ std::map<std::string,double> m; const char *who[]={"ann","bob","cy"}; for(int i=0;i<n;i++) m[who[i%3]]+=x[i]; double s=0; for(auto &kv:m) s+=kv.second*kv.second; return s; }

//! sorted_by_number_beside_names
struct Rec { int k; std::string s; double a; };
extern "C" double f(const double *x, int n){ std::vector<Rec> v; for(int i=0;i<n;i++) v.push_back({(i*7)%5,"abc",x[i]}); std::sort(v.begin(),v.end(),[](const Rec&p,const Rec&q){return p.k<q.k||(p.k==q.k&&p.a<q.a);}); double t=0; int i=1; for(auto &r:v) t+=i++*r.a*r.a; return t; }

//! items_inserted_and_erased
struct Item { std::string name; int id; double w; double v; };
#define NI __attribute__((noinline))
NI static std::vector<Item> make(const double *x, int n){ std::vector<Item> r; for(int i=0;i<n;i++) r.push_back({"item number "+std::to_string(100+i),i,x[i],x[i]*x[i]}); return r; }
NI static void ins(std::vector<Item> &v){ v.insert(v.begin()+v.size()/2,v[0]); v.insert(v.begin()+1,v.back()); }
NI static void cut(std::vector<Item> &v){ v.erase(v.begin()+2); }
NI static double eval(const std::vector<Item> &v){ double s=0; for(size_t i=0;i<v.size();i++) s+=(i+1)*v[i].w*v[i].v+v[i].id*v[i].w+v[i].name.size()*v[i].v; return s; }
extern "C" double f(const double *x, int n){ auto v=make(x,n); ins(v); cut(v); double s=eval(v); v.push_back(v[1]); v.push_back(v.front()); return s+0.5*eval(v); }

//! sorted_records_with_names
struct Rec { std::string name; double v; int id; };
extern "C" double f(const double*x,int n){ std::vector<Rec> r; for(int i=0;i<n;i++) r.push_back({"r"+std::to_string(i),std::sin(3*x[i]),i}); std::sort(r.begin(),r.end(),[](const Rec&a,const Rec&b){return a.v<b.v;}); double s=0; for(int i=0;i<n;i++) s+=r[i].v*(i+1)*r[i].name.size()*(1+r[i].id); return s; }

//! numbers_or_names
using Val = std::variant<double, std::string>;
extern "C" double f(const double*x,int n){ std::vector<Val> v; for(int i=0;i<n;i++){ if(i%2) v.push_back(std::string("abc")); else v.push_back(x[i]*x[i]); } double s=0; for(auto&e:v) if(auto*p=std::get_if<double>(&e)) s+=*p; else s+=std::get<std::string>(e).size(); return s; }

//! log_of_numbers
#include <iostream>
extern "C" double f(const double*x,int n){ std::string log; double s=0; for(int i=0;i<n;i++){ s+=x[i]*x[i]; log+="step "+std::to_string(i)+": "+std::to_string(s)+"\n"; } if(log.size()>100000) std::cerr<<log; return s; }

//! matrices_by_name
struct Mat { int r,c; std::vector<double> d; Mat(int r,int c):r(r),c(c),d(r*c){} double&operator()(int i,int j){return d[i*c+j];} double operator()(int i,int j)const{return d[i*c+j];} friend Mat operator*(const Mat&a,const Mat&b){ Mat m(a.r,b.c); for(int i=0;i<a.r;i++)for(int j=0;j<b.c;j++)for(int k=0;k<a.c;k++) m(i,j)+=a(i,k)*b(k,j); return m; } };
extern "C" double f(const double*x,int n){ Mat a(2,2),b(2,2); for(int i=0;i<4;i++){a.d[i]=x[i];b.d[i]=x[(i+2)%n]*x[i];} std::map<std::string,Mat> m; m.emplace("a",a); m.emplace("b",b); Mat c=m.at("a")*m.at("b"); m.insert_or_assign("c",c); double s=0; for(auto&[k,v]:m) for(double d:v.d) s+=d*k.size(); return s; }

//! assigned_or_inserted
extern "C" double f(const double*x,int n){ std::map<std::string,double> m; m.insert_or_assign("a",x[0]*x[1]); m.insert_or_assign("b",x[2]); double s=0; for(auto&[k,v]:m) s+=v*v; return s; }

//! numbers_or_counts_by_name
extern "C" double f(const double*x,int n){ std::map<std::string,std::variant<double,int>> m; m["a"]=x[0]*x[1]; m["n"]=n; double s=0; for(auto&[k,v]:m) if(v.index()==0) s+=std::get<0>(v); return s; }

//! vectors_by_name
extern "C" double f(const double*x,int n){ std::map<std::string,std::vector<double>> m; m.emplace("a",std::vector<double>(x,x+n)); m.emplace("b",std::vector<double>(3,x[0])); double s=0; for(auto&[k,v]:m) for(double d:v) s+=d*d; return s; }

//! written_and_read_as_text refused
extern "C" double f(const double*x,int n){ double s=0; for(int i=0;i<n;i++){ std::string t=std::to_string(x[i]*x[i]); s+=std::stod(t); } return s; }

//! digits_of_text refused
extern "C" double f(const double*x,int n){ double s=0; for(int i=0;i<n;i++){ std::string t=std::to_string(x[i]*x[i]); int k=0; for(char c:t) if(c>='0'&&c<='9') k=10*k+(c-'0'); s+=k*1e-6; } return s; }

//! numbers_in_the_characters_of_a_string either
struct W { double *d; W *next; };
extern "C" double f(const double *x, int n) { std::string b(600, ' '); b.append("abc"); double q[8]; W *w = (W *)std::malloc(8 * sizeof(W)); for (int i = 0; i < n; i++) if (i % 2) w[i].d = (double *)(&b[0] + 8 * i); else w[i].d = q + i; for (int i = 0; i < n; i++) *w[(3 * i) % n].d = x[i] * x[i]; double s = 0; for (int i = 0; i < n; i++) s += *w[i].d * (i + 1); std::free(w); return s; }

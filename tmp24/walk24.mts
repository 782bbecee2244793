import { rules } from '/work/wt/cross24/src/games/504/rules';
import { randomFrom, below } from '/work/wt/cross24/src/kit/random';
import { unwrap } from '/work/wt/cross24/src/kit/result';
import { busy, uniform } from '/work/wt/cross24/test/games/504/support/walk';
import { ALL_WORLDS } from '/work/wt/cross24/test/games/504/support/worlds';
import { expectAgreement, expectRoundTrip } from '/work/wt/cross24/test/games/504/support/agreement';
let n=0, longest=0; const t=process.cpuUsage();
const part=Number(process.argv[2]), of=Number(process.argv[3]); const deep=process.argv[4]==='deep';
const into=new Int32Array(rules.max);
const count: Record<string, number> = {};
const only = ALL_WORLDS.filter((w)=>/[12]/.test(w)&&/[34]/.test(w));
only.forEach((world,i)=>{ if(i%of!==part) return;
 for (const [mi, m] of [busy, uniform].entries()) {
  const seats=2+(i+mi)%3; const random=randomFrom(world+seats+mi);
  const state=unwrap(rules.begin({world},seats,world));
  let k=0; let last='';
  try { while(rules.toAct(state)!==null){ const c=rules.list(state,into); longest=Math.max(longest,c); const a=m(state,random); last=JSON.stringify(rules.action.write(a,state)); count[(rules.action.write(a,state) as any).do]=(count[(rules.action.write(a,state) as any).do]??0)+1; if (rules.refusal(state,a)) throw new Error('refused '+JSON.stringify(rules.refusal(state,a)));
   if (deep && (k%97===0 || (rules.position.write(state) as any).turn?.pending)&&k<3000&& below(random,4)===0) { expectAgreement(state); expectRoundTrip(state);} 
   rules.play(state,a,()=>{}); k++; n++; if(state.storedResidents.some((x:number)=>x>40)||state.storedSettlements.some((x:number)=>x>40)) throw new Error('storage '+state.storedResidents+' '+state.storedSettlements); if(k>200000) throw new Error('endless'); } } catch(e){ console.log(world,seats,mi,k,last,String((e as any).stack).slice(0,900)); }
 }});
const u=process.cpuUsage(t); console.log(n,longest,(u.user+u.system)/1e6, JSON.stringify(count));

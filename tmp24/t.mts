import { rules } from '/work/wt/cross24/src/games/504/rules';
import examples from '/work/wt/cross24/test/games/504/data/examples.json';
import { bare, stateOf, legal, actionOf, refused, write } from '/work/wt/cross24/test/games/504/support/bare';
const e=(examples as any).examples.find((x:any)=>x.id==='refuge');
const form=bare(e.world,e.seats,e.set);
console.log(JSON.stringify(form.map['2,-1']));
const s=stateOf(form,'x');
for(const a of e.do){ console.log(JSON.stringify(a), refused(s,a)); rules.play(s, actionOf(s,a), (ev)=>console.log(JSON.stringify(ev))); console.log(JSON.stringify(write(s).turn)); }

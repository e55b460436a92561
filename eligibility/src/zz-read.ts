import { realBook, courses, exams, careers, states } from './testing/real-book.ts';
import { realPlaces, realCandidates } from './testing/real-places.ts';
import { propose } from './plan/counsel.ts';
import { tellProposal } from './plan/tell-proposal.ts';
import { texts as plan } from './words/en/plan.ts';
import { texts as verdicts } from './words/en/verdicts.ts';
import { students } from './zz-students.ts';
const t0=Date.now();
const names = new Map([...courses.map(c=>['courses/'+c.id,c.shortName??c.name]),...exams.map(e=>['exams/'+e.id,e.shortName]),...careers.map(c=>['careers/'+c.id,c.name])]);
const wordsAt=(at:string)=>{const [k,id,a,b]=at.split('/'); if(k==='careers'){return careers.find(c=>c.id===id)?.routes[+a].steps[+b].text} return states.find(s=>s.slug===id)?.routes[+a].how};
const datesOf=(id:string)=>{const e=exams.find(x=>x.id===id) as any; return e?Object.entries(e.dates??{}).map(([id,d]:any)=>({id,...d})):[]};
const knowledge:any={ reachOf:(c,at)=>realPlaces.reachOf(c,at), placesOf:(c,at,u)=>realPlaces.toApply(realCandidates.get(c)??[],at,u), countOf:c=>realPlaces.countOf(c), anywhereOf:c=>realPlaces.anywhere(c), costOf:()=>null, scholarshipsFor:()=>[], chanceOf:()=>null, seats:[], datesOf };
const only=process.argv.slice(2);
let n=0;
for(const [name,s] of Object.entries(students) as any){ n++;
 if(only.length && !only.some(o=>name.includes(o))) continue;
 const t=Date.now();
 const p=propose(realBook,{passport:s.passport,wishes:{noted:s.noted??[],result:s.result??null},year:2027,today:'2026-11-17'},knowledge);
 const ms=Date.now()-t;
 const told=tellProposal(p,{plan,verdicts,states:{},nameOf:(t,i)=>names.get(t+'/'+i)??i,wordsAt});
 console.log(`\n## ${n} ${name} (${ms} ms): ${s.about??''}`);
 console.log('goal',told.goal&&`${told.goal.type}/${told.goal.id}`, told.replaced?`REPLACED ${told.replaced.id}: ${told.replaced.reason}`:'', told.missingSure?'MISSING SURE':'');
 for(const w of told.ways) { console.log(` ${w.label}${w.sure?' SURE':''}${w.beyond?' BEYOND':''} [${w.verdict}] ${w.career??''} | ${w.course??'-'} | ${w.exams.join('+')||(w.byMarks?'by marks':'')} ${w.gateText?'"'+w.gateText+'"':''} | ${w.places.map(x=>x.near[0]+x.basis[0]).join(' ')} ${w.places.slice(0,2).map(x=>x.college).join(', ')}`); console.log('     ',w.reasons.join(' ')); }
 for(const x of told.notTaken) console.log('   not',x.id,':',x.reason);
 for(const x of told.warnings) console.log('   !',x.kind,x.text);
 if(process.env.STEPS) for(const x of told.steps) console.log('   -',x.text,x.due??'',x.year,x.certainty, x.kind==='subjects'?x.why:'');
}
console.log('total',Date.now()-t0);

/** npm run guidance:fair: the figures of docs/guidance.md, of 10,000 pairs. */
import { fairness, gendered } from './fair.ts';

const share = (x: number): string => `${(100 * x).toFixed(1)} %`;
const { gendered: withThem, others } = fairness(10_000, 36);
console.log(`10,000 pairs that differ in ${gendered.length} activities: the first stream changes`);
console.log(`  where these are the gendered ones (tools, machines; helping, teaching): ${share(withThem)}`);
console.log(`  where these are as many others: ${share(others)}`);

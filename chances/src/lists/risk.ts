/**
 * How likely a list of seats is to bring none of them. Closing ranks move together, so the chances of its lines are no independent draws.
 * Each line keeps its own chance and is bound to the others by a normal copula: a shock of the year, common to all lines of the list; one
 * of the category and the branch family; the rest its own. The integrals are sums over fixed places: nothing is drawn, and the answer is
 * the same in every browser and on the server.
 */
import { nodesOf, normalQuantile, tabledShareBelow } from './normal.ts';

/** How much of a line's movement it shares with others: shares of the variance. */
export interface Weights {
  year: number;
  family: number;
}

export interface RiskLine {
  probability: number;
  /** What moves together beside the year: category and branch family. */
  family: string;
}

export interface WithoutSeat {
  risk: number;
  /** In a mild year and in a hard one: one in ten is milder, one in ten harder. */
  from: number;
  to: number;
}

const years = nodesOf(4.5, 0.5);
const families = nodesOf(4, 0.8);
const hard = -1.2815515655;
/** Those that are summed over, and behind them the hard year and the mild one. */
const yearPlaces = [...years.at, hard, -hard];
const [rows, columns] = [yearPlaces.length, families.at.length];

/** Lines of one family: how likely none of them is, by what the year and the family bring. */
class FamilyRisk {
  private readonly none: Float64Array;
  readonly byYear: Float64Array;

  constructor(before?: FamilyRisk) {
    this.byYear = new Float64Array(rows).fill(1);
    this.none = before ? before.none.slice() : new Float64Array(rows * columns).fill(1);
  }

  add(probability: number, { year, family }: Weights): void {
    const own = Math.sqrt(1 - year - family);
    const [ofYear, ofFamily] = [Math.sqrt(year) / own, Math.sqrt(family) / own];
    const missedBelow = normalQuantile(1 - probability) / own;
    for (let row = 0; row < rows; row += 1) {
      const left = missedBelow - ofYear * (yearPlaces[row] as number);
      let sum = 0;
      for (let column = 0; column < columns; column += 1) {
        const at = row * columns + column;
        const still = (this.none[at] as number) * tabledShareBelow(left - ofFamily * (families.at[column] as number));
        this.none[at] = still;
        sum += (families.weight[column] as number) * still;
      }
      this.byYear[row] = sum;
    }
  }
}

/** As lines are added to a list. Adding one never raises the risk. */
export class ListRiskModel {
  private readonly weights: Weights;
  private readonly families = new Map<string, FamilyRisk>();

  constructor(weights: Weights) {
    this.weights = weights;
  }

  add({ probability, family }: RiskLine): void {
    const risk = this.families.get(family) ?? new FamilyRisk();
    this.families.set(family, risk);
    risk.add(probability, this.weights);
  }

  get now(): WithoutSeat {
    return this.over(this.families);
  }

  /** What would be left with one more line, which is not kept. */
  with({ probability, family }: RiskLine): number {
    const more = new FamilyRisk(this.families.get(family));
    more.add(probability, this.weights);
    return this.over(new Map(this.families).set(family, more)).risk;
  }

  private over(risks: ReadonlyMap<string, FamilyRisk>): WithoutSeat {
    const none = new Float64Array(rows).fill(1);
    for (const { byYear } of risks.values()) for (let row = 0; row < rows; row += 1) (none[row] as number) *= byYear[row] as number;
    let risk = 0;
    for (let row = 0; row < years.at.length; row += 1) risk += (years.weight[row] as number) * (none[row] as number);
    return { risk, from: none[rows - 1] as number, to: none[rows - 2] as number };
  }
}

const inOneOrder = (a: RiskLine, b: RiskLine) => a.probability - b.probability || (a.family < b.family ? -1 : Number(a.family > b.family));

/** Of a whole list, in whatever order it is: not even the last digit of a sum depends on it. */
export function riskOf(lines: readonly RiskLine[], weights: Weights): WithoutSeat {
  const risk = new ListRiskModel(weights);
  for (const line of [...lines].sort(inOneOrder)) risk.add(line);
  return risk.now;
}

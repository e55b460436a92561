/** A rule in words, as it was read: each condition a sentence. */
import { personRules } from '../of-person.ts';
import type { ParsedRules } from '../read.ts';
import { relaxations, type Condition, type OfPerson, type Relaxed } from '../types.ts';
import type { Meanings } from './meanings.ts';
import type { EligibilityTexts } from './texts.ts';
import { ofPerson, place, residents, wantedDegree, wantedSubjects } from './word.ts';

export class RuleTeller {
  private readonly texts: EligibilityTexts;
  private readonly meanings: Meanings;

  constructor(texts: EligibilityTexts, meanings: Meanings) {
    this.texts = texts;
    this.meanings = meanings;
  }

  /** First what all ask, then each way. */
  told({ all, ways, byMarks }: ParsedRules): string[][] {
    const sentences = (conditions: readonly Condition[]) => conditions.map((condition) => this.sentence(condition));
    const first = [...sentences(all), ...(byMarks === undefined ? [] : [this.meanings.byMarks[byMarks]])];
    const isOneWay = ways.length === 1 && ways[0]?.length === 0;
    return [first, ...(isOneWay ? [] : ways.map(sentences))];
  }

  private sentence(condition: Condition): string {
    const { some, unsure } = this.meanings;
    const plain = this.plain(condition);
    // What has words of its own for "most" has said so.
    const asked = personRules.asked(condition);
    const saysSo = condition.kind === 'subjects' || (asked !== undefined && ofPerson(this.texts, asked).mostly !== undefined);
    const worded = condition.some && !saysSo ? some(plain) : plain;
    return condition.certainty === 'C' ? unsure(worded) : worded;
  }

  private plain(condition: Condition): string {
    const asked = personRules.asked(condition);
    if (!asked) return this.other(condition as Exclude<Condition, OfPerson>);
    const { only, mostly = only } = ofPerson(this.texts, asked);
    return condition.some ? mostly : only;
  }

  private other(condition: Exclude<Condition, OfPerson>): string {
    const { texts, meanings } = this;
    switch (condition.kind) {
      case 'class':
        return meanings.after[condition.needs];
      case 'holds':
        return condition.needs === 'iti' ? texts.itiFirst : texts.diplomaFirst;
      case 'subjects':
        return texts[condition.some ? 'subjects_some' : 'subjects_unmet'](wantedSubjects(texts, condition));
      case 'early':
        return texts.early_note(condition.of.map((id) => texts.early[id]).join(', '));
      case 'marks':
      case 'subject_marks':
        return this.relaxed(meanings.bar(String(condition.least), place(texts, condition)), condition.relaxed);
      case 'age':
        return this.age(condition);
      case 'degree':
        return this.degree(condition);
      case 'within':
        return meanings.within(String(condition.years));
      case 'home':
        return meanings.home;
      case 'resident':
        return texts.home_only(residents(texts, condition, {}));
      case 'duty':
        return texts.duties[condition.what];
      case 'attempts':
        return texts.attempts(String(condition.most));
      case 'check':
        return texts.checks[condition.what];
      case 'rule':
        return texts.rule_unknown;
      case 'anew':
        return texts.anew(String(condition.years ?? ''));
    }
  }

  private age({ least, most, on, relaxed }: Extract<Condition, { kind: 'age' }>): string {
    const { meanings } = this;
    const years = meanings.age(least === undefined ? undefined : String(least), most === undefined ? undefined : String(most));
    return this.relaxed(meanings.ageOn(years, this.counted(on)), relaxed);
  }

  /** "12-31", or from one day to another. Born not earlier than the 2nd and not later than the 1st is counted on the 1st. */
  private counted([first, last]: readonly [string, string]): string {
    const day = (text: string) => (text.startsWith('+') ? this.meanings.yearAfter(text.slice(1)) : text);
    const isNext = first.slice(0, -2) === last.slice(0, -2) && Number(first.slice(-2)) === Number(last.slice(-2)) + 1;
    const isOne = first === last || isNext;
    return isOne ? day(last) : `${day(first)} – ${day(last)}`;
  }

  private degree(condition: Extract<Condition, { kind: 'degree' }>): string {
    const { texts, meanings } = this;
    const { years, least, relaxed, held } = condition;
    return [
      texts.degree_unmet(wantedDegree(texts, condition)),
      ...(years === undefined ? [] : [texts.degree_years(String(years))]),
      ...(least === undefined ? [] : [this.relaxed(meanings.bar(String(least), texts.places.degree), relaxed)]),
      ...(held ? [texts.degree_held] : []),
    ].join(' ');
  }

  private relaxed(sentence: string, relaxed: Relaxed): string {
    const { relaxations: names, byNotice, relaxed: said } = this.meanings;
    const who = relaxations.flatMap((id) => {
      const value = relaxed[id];
      return value === undefined ? [] : [value === null ? byNotice(names[id]) : `${names[id]} ${value}`];
    });
    return who.length === 0 ? sentence : said(sentence, who.join(', '));
  }
}

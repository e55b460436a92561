/** A verdict in two or three words, for a chip. The sentence behind it stands in the reasons. */
import type { Judged } from '@disha/eligibility/check';
import { personRules } from '@disha/eligibility/of-person';
import type { SaidCondition } from '@disha/eligibility/types';
import type { EligibilityTexts as Words } from '@disha/eligibility/words/texts';
import { ofPerson } from '@disha/eligibility/words/word';
import type { texts } from '../../../messages/en/verdicts.ts';

interface ShortWords {
  text: typeof texts;
  words: Words;
  stateName: (state: string) => string;
}

function whyClosed({ condition, need, state }: SaidCondition, { text: { why }, words, stateName }: ShortWords): string {
  switch (condition.kind) {
    case 'subjects': {
      // Other names of the first (Applied Mathematics, Biotechnology) stand in the reasons.
      const [first] = condition.of;
      return condition.count === 1 && first !== undefined ? why.subject(words.subjects[first]) : why.subjects;
    }
    case 'marks':
    case 'subject_marks':
      return why.marks(String(need));
    case 'degree':
      return need === undefined ? why.degree : why.marks(String(need));
    case 'age':
      return why.age;
    case 'within':
      return why.within;
    case 'home':
      return why.home(stateName(state ?? ''));
    default: {
      const asked = personRules.asked(condition);
      return asked ? ofPerson(words, asked).short : why.other;
    }
  }
}

function openIf({ condition, need, fromYear, standing }: SaidCondition, { text: { chips } }: ShortWords): string {
  switch (condition.kind) {
    case 'marks':
    case 'subject_marks':
      return standing === 'later' && need !== undefined ? chips.marks(String(need)) : chips.check;
    case 'class':
      return condition.needs === 'degree' ? chips.degree : chips.class12;
    case 'degree':
      return need === undefined ? chips.check : chips.marks(String(need));
    case 'anew':
      return chips.anew;
    case 'holds':
      return chips[condition.needs];
    case 'age':
      return fromYear === undefined ? chips.check : chips.fromYear(String(fromYear));
    default:
      return chips.check;
  }
}

export function shortReason({ verdict, probably, reasons, missing, conditions }: Judged, names: ShortWords): string {
  const { chips, missing: lacking, why } = names.text;
  const [first] = reasons;
  switch (verdict) {
    case 'open':
      return chips.open;
    case 'closed':
      return chips.closed(first ? whyClosed(first.said, names) : why.other);
    case 'open_if':
      return conditions[0] ? openIf(conditions[0], names) : chips.check;
    case 'depends': {
      if (probably === 'closed') return chips.probablyClosed;
      if (missing[0] === 'rule') return chips.rule;
      const key = missing[0]?.split('.')[0] ?? 'disability';
      const named: Readonly<Record<string, string>> = lacking;
      const facts: Readonly<Record<string, { named: string }>> = names.words.facts;
      return chips.depends(facts[key]?.named ?? named[key] ?? lacking.disability);
    }
  }
}

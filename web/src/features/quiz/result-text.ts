/** A result as plain text, for a file that opens on any phone. */
import type { QuizResult } from '@disha/contract/quiz';
import type { Format } from '../../messages/format.ts';
import type { ResultsTexts } from '../../messages/quiz.ts';

const rule = (heading: string) => `${heading}\n${'-'.repeat(heading.length)}`;
const bullets = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');
const section = (heading: string, ...body: readonly string[]) => [rule(heading), ...body.filter((part) => part !== '')].join('\n');

export function resultText(result: QuizResult, quizName: string, text: ResultsTexts, format: Format): string {
  const [first, ...others] = result.recommendations;
  if (!first) return '';
  const { careers } = result;
  const { courses, totalCourses } = result.courses;
  const percent = (score: number) => format.percent(score / 100);
  const changes = result.whatWouldChange;
  const said = [...(first.streamName === first.fieldName ? [] : [first.streamName]), text.match(percent(first.matchScore))];
  const parts = [
    [text.fileTitle, text.summary(quizName, result.totalQuestions, format.date(result.submittedAt))].join('\n'),
    section(
      result.confidence === 'unclear' ? text.notClear : `${text.above} ${first.fieldName}`,
      [...said.map(text.sentence), result.bandNote].join(' '),
      result.honestNote,
    ),
    section(
      text.bars[result.targetClass === '10' ? 'stream' : 'field'],
      result.scores.map(({ name, matchScore }) => `${percent(matchScore).padStart(5)}  ${name}`).join('\n'),
    ),
    result.tryThis.length === 0 ? '' : section(text.tryThis, bullets(result.tryThis)),
    result.notes.length === 0
      ? ''
      : section(
          text.goodToKnow,
          result.notes
            .map(
              ({ kind, text: said, source }) =>
                `- ${text.noteKinds[kind]}: ${said}${source === undefined ? '' : `\n  ${text.source(source)}`}`,
            )
            .join('\n'),
        ),
    section(text.why, first.explanation, first.aiGenerated ? `(${text.ai})` : ''),
    first.bestFields.length > 0
      ? section(text.bestFields(first.streamName), bullets(first.bestFields.map(({ fieldName }) => fieldName)))
      : '',
    first.evidence.length === 0
      ? ''
      : section(text.counted, first.evidence.map(({ question, answer }) => `- ${question}\n  ${answer}`).join('\n')),
    section(
      text.change,
      changes.length === 0 ? text.noChange : changes.length === 1 ? text.changeOne : text.changeTwo,
      changes.map(({ question, from, to }) => `- ${question}\n  ${text.changeTo(from, to)}`).join('\n'),
      changes[0] ? text.thenFirst(changes[0].thenFirst) : '',
    ),
    first.keyStrengths.length === 0 ? '' : section(text.strengths, bullets(first.keyStrengths)),
    section(text.tips, bullets(first.studyTips)),
    section(
      text.others,
      others
        .map(({ fieldName, matchScore, explanation }) => `- ${fieldName} (${text.match(percent(matchScore))})\n  ${explanation}`)
        .join('\n'),
    ),
    careers.length === 0
      ? ''
      : section(
          text.fitting,
          careers.map(({ name, why, forGender }) => `- ${name}${forGender ? ` (${text.forGender[forGender]})` : ''}\n  ${why}`).join('\n'),
        ),
    section(
      text.courses(first.fieldName),
      courses.length === 0
        ? text.noCourses
        : courses
            .map(({ name, careerOptions }) => `- ${name}\n  ${text.careers}: ${careerOptions.map(({ jobTitle }) => jobTitle).join(', ')}`)
            .join('\n'),
      totalCourses > courses.length ? text.allCourses(format.number(totalCourses)) : '',
    ),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

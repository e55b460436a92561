/** A result as plain text, for a file that opens on any phone. */
import type { QuizResult } from '@disha/contract/quiz';
import type { Gender } from '@disha/contract/passport';
import type { Format } from '../../messages/format.ts';
import type { ResultsTexts } from '../../messages/quiz.ts';
import { openToGender } from './open-to.ts';

const rule = (heading: string) => `${heading}\n${'-'.repeat(heading.length)}`;
const bullets = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');
const section = (heading: string, ...body: readonly string[]) => [rule(heading), ...body.filter((part) => part !== '')].join('\n');

interface Telling {
  text: ResultsTexts;
  format: Format;
  /** As My details say it. */
  gender?: Gender | undefined;
}

export function resultText(result: QuizResult, quizName: string, { text, format, gender }: Telling): string {
  const [first, ...others] = result.recommendations;
  if (!first) return '';
  const isUnclear = result.confidence === 'unclear';
  const careers = openToGender(result.careers, gender);
  const { totalCourses } = result.courses;
  const courses = openToGender(result.courses.courses, gender);
  const forWhom = ({ forGender }: { forGender?: 'female' | 'male' | undefined }) => (forGender ? ` (${text.forGender[forGender]})` : '');
  const percent = (score: number) => format.percent(score / 100);
  const changes = result.whatWouldChange;
  const streams = first.streamName === first.fieldName ? [] : [first.streamName];
  const said = [...streams, ...(isUnclear ? [] : [text.match(percent(first.matchScore))])];
  const told = (course: (typeof courses)[number]) =>
    [`- ${course.name}${forWhom(course)}`, `  ${text.careers}: ${course.careerOptions.map(({ jobTitle }) => jobTitle).join(', ')}`].join(
      '\n',
    );
  const parts = [
    [text.fileTitle, text.summary(quizName, result.totalQuestions, format.date(result.submittedAt))].join('\n'),
    section(
      isUnclear ? text.notClear : `${text.above} ${first.fieldName}`,
      [...said.map(text.sentence), result.bandNote].join(' '),
      result.honestNote,
    ),
    // Where nothing is clear, nothing is ranked.
    isUnclear
      ? ''
      : section(
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
    first.bestFields.length > 0 && !isUnclear
      ? section(text.bestFields(first.streamName), bullets(first.bestFields.map(({ fieldName }) => fieldName)))
      : '',
    first.evidence.length === 0 || isUnclear
      ? ''
      : section(text.counted, first.evidence.map(({ question, answer }) => `- ${question}\n  ${answer}`).join('\n')),
    isUnclear
      ? ''
      : section(
          text.change,
          changes.length === 0 ? text.noChange : changes.length === 1 ? text.changeOne : text.changeTwo,
          changes.map(({ question, from, to }) => `- ${question}\n  ${text.changeTo(from, to)}`).join('\n'),
          changes[0] ? text.thenFirst(changes[0].thenFirst) : '',
        ),
    first.keyStrengths.length === 0 ? '' : section(text.strengths, bullets(first.keyStrengths)),
    isUnclear ? '' : section(text.tips, bullets(first.studyTips)),
    section(
      text.others,
      others
        .map(
          ({ fieldName, matchScore, explanation }) =>
            `- ${fieldName}${isUnclear ? '' : ` (${text.match(percent(matchScore))})`}\n  ${explanation}`,
        )
        .join('\n'),
    ),
    careers.length === 0
      ? ''
      : section(text.fitting, careers.map((career) => `- ${career.name}${forWhom(career)}\n  ${career.why}`).join('\n')),
    isUnclear
      ? ''
      : section(
          text.courses(first.fieldName),
          courses.length === 0 ? text.noCourses : courses.map(told).join('\n'),
          totalCourses > courses.length ? text.allCourses(format.number(totalCourses)) : '',
        ),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

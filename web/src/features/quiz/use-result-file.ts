import type { QuizResult } from '@disha/contract/quiz';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { quizTexts } from '../../messages/quiz.ts';
import { useStudentDetails } from '../../session/student-details.ts';
import { downloadFile } from '../../ui/download-file.ts';
import { resultText } from './result-text.ts';
import { quizKeyOf } from './which-quiz.ts';

/** Downloads a result. */
export function useResultFile(result: QuizResult): () => void {
  const all = useText(quizTexts);
  const text = all.results;
  const format = useFormat();
  const gender = useStudentDetails()?.gender;
  return () => {
    // The mark at the start tells old editors that it is UTF-8.
    const content = ['\ufeff', resultText(result, all.quizzes[quizKeyOf(result)].name, { text, format, gender })];
    downloadFile(text.fileName(result.submittedAt.slice(0, 10)), new Blob(content, { type: 'text/plain;charset=utf-8' }));
  };
}

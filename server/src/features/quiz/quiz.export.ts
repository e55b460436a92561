/** A person's attempts as they may take them away: in words, not in our ids. */
import type { Belongings } from '@disha/contract/belongings';
import { readAnswers } from '@disha/guidance/answers';
import { quizById } from '@disha/guidance/quizzes';
import { allWords, wordsByLanguage } from '@disha/guidance/words/languages';
import { questionWords, type Language, type Words } from '@disha/guidance/words/words';
import type { QuizRepository } from './quiz.repository.ts';
import { storedResultInWords, type KeptRow } from './quiz.stored.ts';

export async function exportAttempts(repository: QuizRepository, userId: string, language: Language): Promise<Belongings['quizAttempts']> {
  const words = wordsByLanguage[language];
  const rows = await repository.every(userId);
  return rows.map(({ id, submittedAt, ...row }) => ({
    id,
    quizId: row.quizId,
    submittedAt: submittedAt.toISOString(),
    answers: answersIn(row, words),
    result: storedResultInWords(row, words, allWords) ?? row.result,
  }));
}

function answersIn({ quizId, answers }: KeptRow, words: Words): string[] {
  const bank = quizById(quizId);
  const read = bank && readAnswers(bank, answers, allWords);
  if (!read || !('picks' in read)) return answers;
  return bank.questions.flatMap(({ id, options }, at) => {
    const option = options[read.picks[at] ?? -1];
    return option ? [questionWords(words, bank, id).options[option.id]] : [];
  });
}

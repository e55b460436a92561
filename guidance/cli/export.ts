/** Prints every bank with its tags, for whoever wants to check the quiz from outside: npm run -s guidance:export */
import { quizzes } from '../src/quizzes.ts';
import { tagsOf } from './answer-model.ts';

const banks = quizzes.map(({ id, targetClass, stream, questions }) => ({
  id,
  targetClass,
  stream,
  questions: questions.map(({ id: questionId, kind, question, options }) => ({
    id: questionId,
    kind,
    question,
    // Likert options run from dislike to like; the last one's tags are the trait, and the others carry none.
    options: options.map((option, i) => ({ text: option.text, tags: kind === 'choice' || i === options.length - 1 ? tagsOf(option) : {} })),
  })),
}));
process.stdout.write(`${JSON.stringify({ quizzes: banks }, null, 1)}\n`);

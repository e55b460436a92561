import { useText } from '../../messages/locale.ts';
import { quizTexts } from '../../messages/quiz.ts';
import { Page } from '../../ui/page.tsx';
import { SkeletonDetail } from '../../ui/skeleton.tsx';

export function QuizWaiting() {
  const text = useText(quizTexts).results;
  return (
    <Page title={[text.documentTitle]}>
      <SkeletonDetail label={text.loading} />
    </Page>
  );
}

/** What guides are sorted into. Plain data: the browser loads it without zod. */
export const guideTopics = ['papers', 'second_chances', 'work', 'money', 'how', 'abroad'] as const;

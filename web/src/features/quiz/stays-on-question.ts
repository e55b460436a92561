/** Whether a question waits for Next, or goes on as soon as an answer is tapped. */
import { deviceValue } from '../../session/device-value.ts';

export const staysOnQuestion = deviceValue<boolean>('quiz-stay', (text) => text === 'true');

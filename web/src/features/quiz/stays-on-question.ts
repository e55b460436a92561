/** Whether a question waits for Next, or goes on as soon as an answer is tapped. */
import { deviceValue } from '../../session/device-value.ts';
import { stayKey } from '../../session/stored-keys.ts';

export const staysOnQuestion = deviceValue<boolean>(stayKey, (text) => text === 'true');

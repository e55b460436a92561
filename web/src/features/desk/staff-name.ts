import { deskTexts } from '../../messages/desk.ts';
import { useText } from '../../messages/locale.ts';

/** The server's word for somebody whose account is gone. */
const formerEditor = 'former editor';
const command = 'command';

export function useStaffName(): (by: string) => string {
  const text = useText(deskTexts);
  return (by) => (by === formerEditor ? text.formerEditor : by === command ? text.command : by);
}

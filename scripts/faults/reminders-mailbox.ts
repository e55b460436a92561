import { startMailServer, type MailServer, type MailServerBehaviour, type TakenMail } from '../../server/src/testing/mail-server.ts';

/** A mail server that can be away and is then at the same address again. Hangs up on some first tries, behind DATA or in its middle. */
export class MailboxOfAll {
  readonly url: string;
  /** When each address was named, whether or not the mail was then taken. */
  readonly tries: { to: string; at: number }[] = [];
  swallowed = 0;
  dropped = 0;
  private readonly servers: MailServer[] = [];
  private readonly going = new Map<string, MailServerBehaviour>();

  private constructor(url: string) {
    this.url = url;
  }

  /** Away at first; knows where it will be. */
  static async make(): Promise<MailboxOfAll> {
    const server = await startMailServer();
    await server.close();
    return new MailboxOfAll(server.url);
  }

  get taken(): TakenMail[] {
    return this.servers.flatMap(({ taken }) => taken);
  }

  async open(): Promise<void> {
    const server = await startMailServer(Number(new URL(this.url).port));
    server.manner = (to) => this.manner(to);
    this.servers.push(server);
  }

  async close(): Promise<void> {
    await this.servers.at(-1)?.close();
  }

  /** Asked twice a try: when the address is named, and at DATA. */
  private manner(to: string): MailServerBehaviour {
    const going = this.going.get(to);
    if (going !== undefined) {
      this.going.delete(to);
      return going;
    }
    const isFirst = !this.tries.some((each) => each.to === to);
    this.tries.push({ to, at: Date.now() });
    const number = Number(/\d+/.exec(to)?.[0]);
    const manner = isFirst && number % 10 === 3 ? 'swallow' : isFirst && number % 10 === 7 ? 'drop' : 'take';
    if (manner === 'swallow') this.swallowed += 1;
    if (manner === 'drop') this.dropped += 1;
    this.going.set(to, manner);
    return manner;
  }
}

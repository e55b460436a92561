/** A real SMTP server that can be told to misbehave, and remembers what it took. */
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/**
 * `refuse`: no, for now. `stall`: never an answer. `drop`: hangs up in the middle of the mail. `swallow`: takes the mail whole and
 * hangs up before it says so, the one moment in which the sender cannot know.
 */
export type MailServerBehaviour = 'take' | 'refuse' | 'refuse for ever' | 'stall' | 'drop' | 'swallow';

export interface TakenMail {
  messageId: string;
  to: string;
  /** Headers and body, as they came. */
  source: string;
  manner: MailServerBehaviour;
}

export interface MailServer {
  url: string;
  /** Whole mails in the order of their coming, also those whose taking was never said. */
  taken: TakenMail[];
  /** How the next mail is treated. */
  manner: (to: string) => MailServerBehaviour;
  connections: () => number;
  close: () => Promise<void>;
}

const header = (source: string, name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(source)?.[1]?.trim() ?? '';

export async function startMailServer(port = 0): Promise<MailServer> {
  const taken: TakenMail[] = [];
  const sockets = new Set<{ destroy(): unknown }>();
  let connections = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onConnect(_session, callback) {
      connections += 1;
      callback();
    },
    onRcptTo({ address }, _session, callback) {
      const manner = mail.manner(address);
      if (manner === 'refuse') return callback(Object.assign(new Error('later'), { responseCode: 451 }));
      if (manner === 'refuse for ever') return callback(Object.assign(new Error('never'), { responseCode: 550 }));
      if (manner === 'stall') return;
      callback();
    },
    onData(stream, session, callback) {
      const to = session.envelope.rcptTo[0]?.address ?? '';
      const manner = mail.manner(to);
      const hangUp = () => {
        for (const socket of sockets) if ((socket as { remotePort?: number }).remotePort === session.remotePort) socket.destroy();
      };
      if (manner === 'drop') return hangUp();
      let source = '';
      stream.on('data', (chunk: Buffer) => (source += chunk.toString()));
      stream.on('end', () => {
        taken.push({ messageId: header(source, 'message-id'), to, source, manner });
        if (manner === 'swallow') return hangUp();
        callback(null);
      });
    },
  });
  server.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const mail: MailServer = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    taken,
    manner: () => 'take',
    connections: () => connections,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(resolve);
      }),
  };
  return mail;
}

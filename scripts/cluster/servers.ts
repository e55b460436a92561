/** Server processes as `npm start` makes them, on one DATABASE_URL. */
import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ended } from '../../server/src/testing/started-server.ts';
import { freePort } from './folder.ts';

const starter = fileURLToPath(new URL('../start.mjs', import.meta.url));
export const operatorToken = 'an-operator-of-this-run';

export class Process {
  readonly port: number;
  private readonly env: Record<string, string>;
  private child: ChildProcess | undefined;
  /** What went wrong inside, by message. */
  readonly complaints: Record<string, number> = {};

  constructor(port: number, env: Record<string, string>) {
    this.port = port;
    this.env = env;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  /** Milliseconds until it is ready. */
  start(): Promise<number> {
    const at = performance.now();
    const child = spawn(process.execPath, [starter], {
      env: {
        PATH: process.env['PATH'] ?? '',
        PORT: String(this.port),
        HOST: '127.0.0.1',
        ADMIN_TOKEN: operatorToken,
        LOG_LEVEL: 'error',
        ...this.env,
      },
    });
    this.child = child;
    let output = '';
    return new Promise((resolve, reject) => {
      const hear = (chunk: Buffer) => {
        output += chunk.toString();
        for (const [, message = ''] of chunk.toString().matchAll(/"message":"([^"]{1,120})/g))
          this.complaints[message] = (this.complaints[message] ?? 0) + 1;
        if (output.includes('Disha is ready')) resolve(performance.now() - at);
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.on('close', () => reject(new Error(`It did not start: ${output}`)));
    });
  }

  /** Its exit code: 0 when it left in order. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    if (!this.child) return 0;
    this.child.kill(signal);
    return ended(this.child);
  }
}

export async function startProcesses(count: number, env: Record<string, string>): Promise<Process[]> {
  const all: Process[] = [];
  for (let made = 0; made < count; made += 1) all.push(new Process(await freePort(), env));
  // The first one builds what is not built yet.
  await all[0]?.start();
  await Promise.all(all.slice(1).map((each) => each.start()));
  return all;
}

/** As much of the load generator as the benches use; it brings no types of its own. */
declare module 'autocannon' {
  interface Options {
    url: string;
    method: string;
    headers: Record<string, string>;
    body?: string;
    connections: number;
    /** How many requests in all. */
    amount: number;
  }

  interface Result {
    requests: { average: number; total: number };
    latency: { p50: number; p97_5: number; p99: number };
    duration: number;
    errors: number;
    non2xx: number;
    '3xx': number;
  }

  export default function autocannon(options: Options): Promise<Result>;
}

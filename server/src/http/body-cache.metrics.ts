import { Gauge, type Registry } from 'prom-client';
import type { BodyCache } from './body-cache.ts';

export function measureBodies(registry: Registry, bodies: BodyCache): void {
  const registers = [registry];
  new Gauge({
    name: 'disha_kept_answers',
    help: 'Answers and pages ready to send.',
    registers,
    collect() {
      this.set(bodies.size);
    },
  });
  new Gauge({
    name: 'disha_kept_bytes',
    help: 'Memory they take.',
    registers,
    collect() {
      this.set(bodies.bytes);
    },
  });
}

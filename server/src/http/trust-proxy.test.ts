import { describe, expect, it } from 'vitest';
import { BadSettings, readEnv } from '../env.ts';
import { registeredStudent } from '../testing/registered-student.ts';
import { testApp } from '../testing/test-app.ts';

/** Guesses from one connection that claims a new address each time: how many were let through before it was refused. */
async function guessesLetThrough(
  trust: string | undefined,
  remoteAddress = '10.1.1.1',
  claim = (guess: number) => `203.0.113.${guess}`,
): Promise<number> {
  const server = await testApp({ env: { RATE_LIMIT: 'on', ...(trust === undefined ? {} : { TRUST_PROXY: trust }) } });
  const { email } = await registeredStudent(server);
  for (let guess = 0; guess < 10; guess += 1) {
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      remoteAddress,
      headers: { 'x-forwarded-for': claim(guess) },
      payload: { email, password: 'Wrong1' },
    });
    if (statusCode === 429) return guess;
  }
  return 10;
}

describe('the address of a visitor', () => {
  it('is the connection’s own, whatever they claim, unless a proxy is configured', async () => {
    expect(await guessesLetThrough(undefined)).toBe(5);
  });

  it('is what the configured proxy says, so that everybody behind it has limits of their own', async () => {
    expect(await guessesLetThrough('10.1.1.1')).toBe(10);
    expect(await guessesLetThrough('10.1.0.0/16')).toBe(10);
    expect(await guessesLetThrough('1')).toBe(10);
  });

  it('is not what somebody else says', async () => {
    expect(await guessesLetThrough('10.1.1.1', '10.1.1.2')).toBe(5);
  });

  it('is the last one that is not a proxy, so that a forged beginning changes nothing', async () => {
    expect(await guessesLetThrough('10.1.1.1', '10.1.1.1', (guess) => `203.0.113.${guess}, 198.51.100.7`)).toBe(5);
    expect(await guessesLetThrough('1', '10.1.1.1', (guess) => `203.0.113.${guess}, 198.51.100.7`)).toBe(5);
  });
});

describe('the setting', () => {
  it.each(['true', 'false', '1', '127.0.0.1', '10.0.0.0/8, ::1', 'loopback'])('may be %s', (value) => {
    expect(readEnv({ TRUST_PROXY: value }).TRUST_PROXY).toBe(value);
  });

  it.each(['yes', 'nginx', '10.0.0.0/33', '10.0.0.0/0', '1.2.3', '127.0.0.1,'])('may not be %s', (value) => {
    expect(() => readEnv({ TRUST_PROXY: value })).toThrow(BadSettings);
  });
});

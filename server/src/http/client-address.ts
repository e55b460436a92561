/** Who is asking: an address, as far as it can be believed. */
import proxyAddr from '@fastify/proxy-addr';
import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** Whether to believe what a connection from here says about whom it speaks for; `hop` counts the proxies before it. */
export type ProxyTrust = (address: string, hop: number) => boolean;

/** true, false, a number of hops, or the addresses of our proxies. */
export function proxyTrust(setting: string): ProxyTrust {
  if (setting === 'true' || setting === 'false') return () => setting === 'true';
  return /^\d+$/.test(setting)
    ? (_address, hop) => hop < Number(setting)
    : proxyAddr.compile(setting.split(',').map((part) => part.trim()));
}

/** The visitor's own address, which no proxy of ours has. What a stranger claims about others need not even be read. */
export function clientAddress(request: IncomingMessage, trust: ProxyTrust): string {
  const { remoteAddress } = request.socket;
  return remoteAddress === undefined || trust(remoteAddress, 0) ? proxyAddr(request, trust) : remoteAddress;
}

/** One household or phone gets a whole /64 of IPv6, so that is what counts as an address. */
export function clientNetwork(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = ip.split('%')[0]!.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? [] : new Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...gap, ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

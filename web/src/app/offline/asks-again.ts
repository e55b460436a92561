import { onlineManager } from '@tanstack/react-query';
import { isServerAway, onKept } from '../../api/kept-from.ts';

/**
 * What failed, or was put together from a pack, is asked for again when the server answers: a browser tells of its line before that
 * carries anything, and of a server that was away it tells nothing.
 */
export const asksAgainWhenAnswered = (): (() => void) => onKept(() => onlineManager.setOnline(!isServerAway()));

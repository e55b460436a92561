import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Names where somebody stands in the history: another place when they go anywhere, the same when its address is completed in place. */
export function usePagePlace(): string {
  const { key, pathname } = useLocation();
  const how = useNavigationType();
  const [seen, setSeen] = useState({ key, pathname, place: key });
  if (seen.key === key) return seen.place;
  const place = how === 'REPLACE' && seen.pathname === pathname ? seen.place : key;
  setSeen({ key, pathname, place });
  return place;
}

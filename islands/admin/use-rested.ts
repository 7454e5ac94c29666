// A value once it has rested: a search is asked when the typing pauses.
import { useEffect, useState } from 'react';

const REST_MS = 300;

export function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

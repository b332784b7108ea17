import { useCallback, useEffect, useRef } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router';

/** Whether the screen still stands there, for what goes on when an answer has come: somebody may have left it. */
export function useIsHere(): () => boolean {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback(() => isHere.current, []);
}

/** Leads on when an answer has come; whoever has gone to another screen meanwhile is not taken away from there. */
export function useGoOn(): (to: string, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigate();
  const isHere = useIsHere();
  return useCallback(
    async (to, options) => {
      if (isHere()) await navigate(to, options);
    },
    [navigate, isHere],
  );
}

import { useEffect } from 'react';

/** A browser opens a file in place of the form where nothing takes it; a place that takes files has done so by now. */
function hold(event: DragEvent): void {
  const { dataTransfer, target, defaultPrevented } = event;
  if (defaultPrevented || !dataTransfer?.types.includes('Files')) return;
  if (target instanceof HTMLInputElement && target.type === 'file') return;
  event.preventDefault();
  dataTransfer.dropEffect = 'none';
}

/** Keeps the admin open when a file is dropped beside the place for it. */
export function useHeldFiles(): void {
  useEffect(() => {
    document.addEventListener('dragover', hold);
    document.addEventListener('drop', hold);
    return () => {
      document.removeEventListener('dragover', hold);
      document.removeEventListener('drop', hold);
    };
  }, []);
}

// A process for files that never comes to an end with pictures, takes its time for documents and for pictures that are
// shared, in which it does nothing, works for ever on icons, and is at once done with everything else.
process.on('disconnect', () => process.exit());
process.on('message', ({ name }: { name: string }) => {
  const answer = () => process.send?.({ result: undefined });
  if (name === 'makeIcon') for (;;);
  else if (name === 'readDocument' || name === 'drawSharePicture') setTimeout(answer, 900);
  else if (name !== 'readPicture') answer();
});
process.send?.('ready');

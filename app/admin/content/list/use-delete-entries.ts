import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdminLanguage } from '../../admin-language.tsx';
import { announceWithUndo } from '../../announce.tsx';
import { messageOf } from '../../api-client.ts';
import { deleteEntry, forgetEntries, restoreEntry } from '../content-api.ts';
import { listTextsOf, sayDeleted, sayNotDeleted } from './list-texts.ts';

export interface Deletable {
  id: string;
  title: string;
}

/** Deletes entries of a type one after the other and offers to undo it; says which were not deleted and why. */
export function useDeleteEntries(type: string) {
  const { say } = useAdminLanguage();
  const queries = useQueryClient();
  const [isDeleting, setDeleting] = useState(false);

  async function restore(entries: Deletable[]): Promise<void> {
    try {
      for (const entry of entries) await restoreEntry(type, entry.id);
    } finally {
      await forgetEntries(queries, type);
    }
  }

  async function remove(entries: Deletable[]): Promise<{ problem: string; left: Deletable[] }> {
    setDeleting(true);
    const done: Deletable[] = [];
    const left: Deletable[] = [];
    let problem = '';
    for (const entry of entries) {
      try {
        await deleteEntry(type, entry.id);
        done.push(entry);
      } catch (error) {
        problem ||= messageOf(error);
        left.push(entry);
      }
    }
    await forgetEntries(queries, type);
    setDeleting(false);
    if (done.length > 0) {
      announceWithUndo({
        message: say(sayDeleted(done[0]?.title ?? '', done.length)),
        undo: () => restore(done),
        done: say(listTextsOf(type).restored),
      });
    }
    return { problem: problem && say(sayNotDeleted(left.length, problem)), left };
  }

  return { remove, isDeleting };
}

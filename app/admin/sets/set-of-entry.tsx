import { Anchor, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Layers } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useAdminLanguage } from '../admin-language.tsx';
import { lazyDialog } from '../pieces/lazy-part.tsx';
import { setOfQuery } from './sets-api.ts';
import { SETS_TEXTS as TEXTS } from './sets-texts.ts';
import { TO_SET } from './to-set.ts';

const AddToSet = lazyDialog(() => import('./add-to-set.tsx'));

/** The button that puts an entry into a set, or the set in which it stands. */
export function SetOfEntry({ entry }: { entry: string }) {
  const { say } = useAdminLanguage();
  const set = useQuery(setOfQuery(entry));
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {set.data ? (
        <span className="content-set">
          {say(TEXTS.inSet)}{' '}
          <Anchor component={Link} to={`/admin/sets/${set.data.id}`}>
            {set.data.name}
          </Anchor>
        </span>
      ) : (
        <Button
          variant="default"
          leftSection={<Layers aria-hidden size={16} />}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {say(TO_SET)}
        </Button>
      )}
      {/* It says why an entry was not added, also when that stands in another set by then. */}
      {isOpen && (
        <Suspense>
          <AddToSet entries={[entry]} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

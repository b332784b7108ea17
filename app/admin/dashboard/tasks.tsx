import { Text } from '@mantine/core';
import { Link } from 'react-router';
import { formatNumber } from '../../i18n/dates.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import type { Dashboard } from './dashboard-api.ts';

type Task = Dashboard['tasks'][number];

/** What waits: first the person's own, then the office's, then care of the site. */
export function Tasks({ tasks }: { tasks: Task[] }) {
  const { say } = useAdminLanguage();
  return (
    <section aria-labelledby="dashboard-waits">
      <h2 id="dashboard-waits">{say(TASK_TEXTS.title)}</h2>
      {tasks.length === 0 && <Text role="status">{say(TASK_TEXTS.allDone)}</Text>}
      {PLACES.map((place) => (
        <Place key={place} place={place} tasks={tasks.filter((task) => task.place === place)} />
      ))}
    </section>
  );
}

const PLACES = ['own', 'office', 'site'] as const;

function Place({ place, tasks }: { place: Task['place']; tasks: Task[] }) {
  const { say } = useAdminLanguage();
  if (tasks.length === 0) return null;
  return (
    <>
      <h3 id={`dashboard-${place}`}>{say(TASK_TEXTS.places[place])}</h3>
      <ul className="dashboard-tasks" aria-labelledby={`dashboard-${place}`}>
        {tasks.map((task) => (
          <TaskLine key={task.id} task={task} />
        ))}
      </ul>
    </>
  );
}

function TaskLine({ task }: { task: Task }) {
  const { say, language } = useAdminLanguage();
  const number = formatNumber(task.count, language);
  return (
    <li data-urgent={task.isUrgent || undefined}>
      {task.href ? (
        // The same way as by the words beside it, so that it is no second stop for the keyboard.
        <Link to={task.href} className="dashboard-count" tabIndex={-1} aria-hidden="true">
          {number}
        </Link>
      ) : (
        <span className="dashboard-count">{number}</span>
      )}
      <div>
        {task.href ? (
          <Link to={task.href}>
            <span className="sr-only">{number} </span>
            {say(task.text)}
          </Link>
        ) : (
          say(task.text)
        )}
        {task.hint && (
          <Text size="sm" c="dimmed">
            {say(task.hint)}
          </Text>
        )}
      </div>
    </li>
  );
}

const TASK_TEXTS = {
  title: { el: 'Σε εκκρεμότητα', en: 'Waiting' },
  allDone: { el: 'Τίποτα δεν εκκρεμεί.', en: 'Nothing is waiting.' },
  places: {
    own: { el: 'Για εσάς', en: 'For you' },
    office: { el: 'Για το γραφείο', en: 'For the office' },
    site: { el: 'Για τον ιστότοπο', en: 'For the website' },
  },
};

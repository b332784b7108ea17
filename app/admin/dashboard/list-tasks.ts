interface Counts {
  drafts: number;
  newMessages: number;
  endingMessages: { count: number };
  mail: { waiting: number; failing: number };
  picturesWithoutAlt: number;
}

export interface Task {
  id: 'endingMessages' | 'newMessages' | 'drafts' | 'mailFailing' | 'mailWaiting' | 'withoutAlt';
  count: number;
  /** The address where it is dealt with; undefined where that is not possible in the admin. */
  href?: string;
  isUrgent: boolean;
}

/** The tasks that wait for somebody, the pressing ones first; kinds without a task are left out. */
export function listTasks(counts: Counts): Task[] {
  const { drafts, newMessages, endingMessages, mail, picturesWithoutAlt } = counts;
  const tasks: Task[] = [
    { id: 'mailFailing', count: mail.failing, isUrgent: true },
    {
      id: 'endingMessages',
      count: endingMessages.count,
      href: '/admin/messages?state=ending',
      isUrgent: true,
    },
    { id: 'newMessages', count: newMessages, href: '/admin/messages', isUrgent: true },
    { id: 'drafts', count: drafts, isUrgent: false },
    // Failing letters wait as well.
    { id: 'mailWaiting', count: Math.max(0, mail.waiting - mail.failing), isUrgent: false },
    {
      id: 'withoutAlt',
      count: picturesWithoutAlt,
      href: '/admin/media?missing=alt',
      isUrgent: false,
    },
  ];
  return tasks.filter((task) => task.count > 0);
}

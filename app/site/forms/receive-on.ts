import { makeReceipt } from '../../../domain/inbox/forms/receipt.ts';
import { receiveMessage } from '../../../domain/inbox/forms/receive-message.ts';
import { newReference } from '../../../domain/inbox/forms/reference.ts';
import type { NewMessage } from '../../../domain/inbox/message.ts';
import type { Services } from '../../../domain/services.ts';
import type { FormHandling } from './handle-form.ts';

/** How a form ends that becomes a message: it is received, and the screen at `path` thanks with its number. */
export function receiveOn(path: string): Pick<FormHandling<NewMessage>, 'store' | 'pretend'> {
  const thanksFor = async ({ db }: Services, reference: string) =>
    `${path}?sent=${await makeReceipt(db, reference)}`;
  return {
    store: async (message, services) => {
      const reference = await receiveMessage(services.db, message, {
        officeEmail: services.contactEmail,
        now: services.now(),
      });
      services.nudgeMail();
      return thanksFor(services, reference);
    },
    pretend: (services) => thanksFor(services, newReference(services.now())),
  };
}

import { Alert, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { formatMoment } from '../../../i18n/dates.ts';
import { describeDevice } from '../../account/sessions/describe-device.ts';
import { useAdminLanguage } from '../../admin-language.tsx';
import { messageOf } from '../../calls/api-client.ts';
import { Localised } from '../../pieces/addresses/entry-words.tsx';
import { Dialog } from '../../pieces/dialogs/dialog.tsx';
import { compareVersions } from '../conflict/versions.ts';
import { type EntryValues, titlesOf } from '../entry-values.ts';
import { describePath } from '../fields/field-path.ts';
import type { EntryForm } from '../use-entry-form.ts';
import type { Offer } from './find-offers.ts';
import { KEPT_TEXTS, sayMoreFields, sayOffers } from './kept-texts.ts';

import './draft-offer.css';

/** How many fields are named; the rest are counted. */
const NAMED_FIELDS = 6;

interface Props {
  form: Pick<
    EntryForm,
    | 'type'
    | 'version'
    | 'stored'
    | 'hasChanges'
    | 'offers'
    | 'isWanted'
    | 'takeOffer'
    | 'dropOffer'
    | 'postponeOffers'
  >;
}

/**
 * What was typed before and not saved. Of a stored entry, and after a reload, the question comes before anything else
 * is typed. Beginning something new needs no answer: the earlier beginnings stand above the form. Where the server
 * answers after somebody has begun to type, a line says that there is something, and nothing else changes.
 */
export function DraftOffer({ form }: Props) {
  // Mounted when they come, so that what follows is decided then and not while somebody reads them.
  return form.offers.length > 0 && <Offers form={form} />;
}

function Offers({ form }: Props) {
  const { say } = useAdminLanguage();
  const [isLine, setLine] = useState(form.hasChanges);
  const isNew = form.version === null;
  if (isLine) {
    return (
      <Alert color="sea" role="status" mb="lg">
        {say(KEPT_TEXTS.lateOffer)}{' '}
        <Button size="compact-sm" variant="default" onClick={() => setLine(false)}>
          {say(KEPT_TEXTS.showOffers)}
        </Button>
      </Alert>
    );
  }
  if (isNew && !form.isWanted) {
    return (
      <section className="draft-panel" aria-label={say(KEPT_TEXTS.title)}>
        <OfferList form={form} />
        <Button size="compact-sm" variant="subtle" onClick={form.postponeOffers}>
          {say(KEPT_TEXTS.leave)}
        </Button>
      </section>
    );
  }
  return (
    <Dialog
      opened
      onClose={() => {}}
      withCloseButton={false}
      closeOnEscape={false}
      size="lg"
      title={say(KEPT_TEXTS.title)}
    >
      <OfferList form={form} />
      <Group justify="flex-end">
        <Button className="draft-later" variant="subtle" onClick={form.postponeOffers}>
          {say(isNew ? KEPT_TEXTS.beginNew : KEPT_TEXTS.openStored)}
        </Button>
      </Group>
    </Dialog>
  );
}

function OfferList({ form }: Props) {
  const { say } = useAdminLanguage();
  const [problem, setProblem] = useState('');
  const { offers } = form;

  async function drop(offer: Offer<EntryValues>) {
    setProblem('');
    try {
      await form.dropOffer(offer);
    } catch (error) {
      setProblem(messageOf(error));
    }
  }

  return (
    <>
      <Text mb="md">{say(sayOffers(offers.length, form.version === null))}</Text>
      {problem && (
        <Alert color="red" role="alert" mb="md">
          {problem}
        </Alert>
      )}
      <ul className="draft-offers">
        {offers.map((offer, at) => (
          <OneOffer
            key={offer.id}
            form={form}
            offer={offer}
            isFirst={at === 0}
            onDrop={() => void drop(offer)}
          />
        ))}
      </ul>
    </>
  );
}

interface OneOfferProps extends Props {
  offer: Offer<EntryValues>;
  isFirst: boolean;
  onDrop: () => void;
}

function OneOffer({ form, offer, isFirst, onDrop }: OneOfferProps) {
  const { say, lang, language } = useAdminLanguage();
  const titles = titlesOf(form.type, offer.values);
  const title = titles[lang] ? <Localised text={titles} /> : say(KEPT_TEXTS.untitled);
  const fields = compareVersions(form.type, null, form.stored, offer.values).map(({ path }) =>
    describePath(form.type, path, lang),
  );
  const named = fields.slice(0, NAMED_FIELDS).join(', ');
  const isBehind = form.version !== null && (offer.baseVersion ?? 0) < form.version;
  return (
    <li>
      <p className="draft-offer-title">{title}</p>
      <p className="draft-offer-facts">
        {formatMoment(offer.keptAt, language)} ·{' '}
        {offer.device === null ? say(KEPT_TEXTS.thisBrowser) : say(describeDevice(offer.device))}
      </p>
      {named && (
        <p className="draft-offer-facts">
          {say(KEPT_TEXTS.differ)}: {named}
          {fields.length > NAMED_FIELDS && ` ${say(sayMoreFields(fields.length - NAMED_FIELDS))}`}
        </p>
      )}
      {isBehind && <p className="draft-offer-facts">{say(KEPT_TEXTS.behind)}</p>}
      <Group gap="sm" mt="sm">
        <Button onClick={() => form.takeOffer(offer)} {...(isFirst && { 'data-autofocus': true })}>
          {say(KEPT_TEXTS.take)}
          <span className="sr-only">: {title}</span>
        </Button>
        <Button variant="default" onClick={onDrop}>
          {say(KEPT_TEXTS.drop)}
          <span className="sr-only">: {title}</span>
        </Button>
      </Group>
    </li>
  );
}

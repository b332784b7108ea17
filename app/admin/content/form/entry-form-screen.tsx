import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { ExternalLink, History } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import type { ContentType } from '../../../../domain/content/model/content-type.ts';
import type { Bilingual, Lang } from '../../../../domain/text/bilingual.ts';
import { dayInGreece } from '../../../../domain/time/greek-time.ts';
import { formatMoment } from '../../../i18n/dates.ts';
import { href, htmlLang, type Language, t } from '../../../i18n/language.ts';
import { useAdminLanguage } from '../../admin-language.tsx';
import { announce, announceWithLink } from '../../announce.tsx';
import { type EntryValues, startValues, titleOf, titlesOf } from '../../form/entry-values.ts';
import { sayLastChanged } from '../../form/form-texts.ts';
import { inWhich, LANGUAGES_TEXTS } from '../../form/languages/languages-texts.ts';
import {
  describeKept,
  describePlanEnd,
  PUBLICATION_TEXTS,
} from '../../form/publication/publication-texts.ts';
import { type SaveAct, saveActOf } from '../../form/publication/use-publication.ts';
import type { Choice } from '../../form/use-entry-form.ts';
import { ScreenHeader } from '../../layout/screen-header.tsx';
import {
  entryFormAddress,
  entryHistoryAddress,
  entryListAddress,
  newLabelOf,
} from '../../pieces/addresses/entry-address.ts';
import { Localised, StateBadges } from '../../pieces/addresses/entry-words.tsx';
import { FoldedActs } from '../../pieces/dialogs/folded-acts.tsx';
import { PIECE_TEXTS } from '../../pieces/piece-texts.ts';
import { useGoOn, useIsHere } from '../../pieces/use-go-on.ts';
import { useStaffNames } from '../../pieces/who.tsx';
import { reviewerStepQuery, useHandsIn } from '../../review/review-api.ts';
import { ReviewPanel } from '../../review/review-panel.tsx';
import { REVIEW_TEXTS } from '../../review/review-texts.ts';
import { SetOfEntry } from '../../sets/set-of-entry.tsx';
import { type AnyEntry, forgetEntries, unpublishEntry } from '../content-api.ts';
import { presetOf } from '../presets.ts';
import { CopyNote } from '../times/copy-note.tsx';
import { RecheckLine } from '../times/recheck-line.tsx';
import { TimeButtons } from '../times/time-buttons.tsx';
import { ContentFormView } from './content-form.tsx';
import { CONTENT_FORM_TEXTS } from './content-form-texts.ts';
import { useContentForm } from './use-content-form.ts';

/** The screen of a form: the entry's title and state, and the outcome of a save. */
export function EntryFormScreen({ type, entry }: { type: ContentType; entry: AnyEntry | null }) {
  const { say, lang, language } = useAdminLanguage();
  const who = useStaffNames();
  const queries = useQueryClient();
  const goOn = useGoOn();
  const isHere = useIsHere();
  const start = useMemo(() => startValues(type, dayInGreece(new Date())), [type]);
  const form = useContentForm({ type, entry, start });
  /** Shown in the bar, beside the buttons concerned; in both languages, since that of the screen may change. */
  const [note, setNote] = useState<Bilingual | null>(null);
  const list = type.singleton ? null : entryListAddress(type.name);
  const current = form.entry;
  const handsIn = useHandsIn();
  const title = titleOf(type, form.values, lang);

  async function finish(saved: AnyEntry | null, act: SaveAct) {
    if (!saved) {
      // It may have been refused since an administrator turned the reviewer step on meanwhile.
      void queries.invalidateQueries({ queryKey: reviewerStepQuery.queryKey });
      return;
    }
    void forgetEntries(queries, type.name);
    const isKept = act === 'draft' || act === 'plan';
    // Text typed during the save is not lost.
    if (isHere() && (isKept || !list || form.mustHoldBack())) {
      setNote(
        inBoth((to) => (isKept ? describeKept(saved, to) : describePublished(saved, act, to))),
      );
      nameInAddress(saved);
      return;
    }
    if (isKept) announce(`${saved.title[lang]}: ${describeKept(saved, language)}`, saved.title);
    else if (act === 'publish') announcePublished(saved);
    else announce(describePublished(saved, act, language), saved.title);
    if (list && !isKept) await goOn(list);
  }

  /** A saved new entry gets its own address: a reload opens it, not another new entry. */
  function nameInAddress(saved: AnyEntry) {
    const address = entryFormAddress(type.name, saved.id);
    if (!type.singleton && !window.location.pathname.endsWith(`/${saved.id}`)) {
      // Not by the router, which would begin a new form and move the cursor away.
      window.history.replaceState(window.history.state, '', address);
    }
  }

  function describePublished(saved: AnyEntry, act: SaveAct, to: Language): string {
    const words =
      act === 'hand-in'
        ? t(REVIEW_TEXTS.handedIn, to)
        : `${t(CONTENT_FORM_TEXTS.published, to)} ${t(inWhich(saved.languages), to)}`;
    return `${words}: ${saved.title[htmlLang(to)]}`;
  }

  function announcePublished(saved: AnyEntry) {
    const words = describePublished(saved, 'publish', language);
    const { path } = saved;
    if (path) {
      const link = { href: href(path, language), words: say(CONTENT_FORM_TEXTS.viewOnSite) };
      announceWithLink(words, link, saved.title);
    } else announce(words, saved.title);
  }

  async function save(
    act: SaveAct,
    choice?: Choice<EntryValues>,
    moment?: string,
    languages?: readonly Lang[],
  ) {
    setNote(null);
    await finish(await form.save(act, choice, moment, languages), act);
  }

  async function endPlan() {
    const stored = await form.endPlan();
    if (!stored) return;
    void forgetEntries(queries, type.name);
    setNote(describePlanEnd(stored));
  }

  async function restoreAndSave() {
    const act = saveActOf(form.gone);
    await finish(await form.restoreAndSave(), act);
  }

  async function takeBack() {
    if (!(await form.takeBackFromReview())) return;
    void forgetEntries(queries, type.name);
    setNote(REVIEW_TEXTS.takenBack);
  }

  function noteHandedBack(entry: AnyEntry) {
    form.setEntry(entry);
    void forgetEntries(queries, type.name);
    setNote(REVIEW_TEXTS.handedBack);
  }

  /** Takes one language off the site; the other stays as it is. */
  async function withdraw(language: Lang) {
    const call = (name: string, id: string) => unpublishEntry(name, id, language);
    if (!(await form.changeState('leave', call))) return;
    void forgetEntries(queries, type.name);
    setNote(LANGUAGES_TEXTS.withdrawn[language]);
  }

  const one = type.label.one[lang];
  const { createTitle, editTitle } = presetOf(type.name).formTexts;
  const isNamed = current !== null && !editTitle && !type.singleton && title !== '';
  function heading(): string {
    if (!current) return say(createTitle ?? newLabelOf(type.name));
    if (editTitle) return say(editTitle);
    return isNamed ? title : one;
  }

  return (
    <>
      <ScreenHeader
        title={heading()}
        heading={isNamed && <Localised text={titlesOf(type, form.values)} />}
      >
        {current && current.state !== 'draft' && current.path && (
          <Button
            component="a"
            variant="default"
            href={href(current.path, language)}
            target="_blank"
            rel="noreferrer"
            rightSection={<ExternalLink aria-hidden size={16} />}
          >
            {say(CONTENT_FORM_TEXTS.viewOnSite)}
            <span className="sr-only"> {say(PIECE_TEXTS.newTab)}</span>
          </Button>
        )}
        {current?.publishAt && !handsIn && (
          <Button variant="default" disabled={form.busy !== null} onClick={() => void endPlan()}>
            {say(
              form.busy === 'cancel-plan'
                ? PUBLICATION_TEXTS.cancellingPlan
                : PUBLICATION_TEXTS.cancelPlan,
            )}
          </Button>
        )}
        {current && (
          <FoldedActs>
            <Button
              component={Link}
              variant="default"
              to={entryHistoryAddress(type.name, current.id)}
              leftSection={<History aria-hidden size={16} />}
            >
              {say(CONTENT_FORM_TEXTS.history)}
            </Button>
            <SetOfEntry entry={current.id} />
            {!type.singleton && (
              <TimeButtons form={form} entry={current} handsIn={handsIn} onDone={setNote} />
            )}
          </FoldedActs>
        )}
      </ScreenHeader>
      {current && (
        <div className="content-facts">
          {!type.singleton && !editTitle && <span>{one}</span>}
          <StateBadges {...current} />
          <span title={current.updatedBy ?? undefined}>
            {say(sayLastChanged(formatMoment(current.updatedAt, language), who(current.updatedBy)))}
          </span>
          {current.isSample && <span>{say(CONTENT_FORM_TEXTS.sampleHint)}</span>}
        </div>
      )}
      {current && <RecheckLine form={form} entry={current} onDone={setNote} />}
      {current && <CopyNote type={type} data={current.data} />}
      {current && (
        <ReviewPanel
          entry={current}
          handsIn={handsIn}
          busy={form.busy}
          onTakeBack={() => void takeBack()}
          onHandedBack={noteHandedBack}
        />
      )}
      <ContentFormView
        form={form}
        handsIn={handsIn}
        cancelTo={list}
        note={note ? say(note) : ''}
        onSave={(act, choice, moment, languages) => void save(act, choice, moment, languages)}
        onWithdraw={(language) => void withdraw(language)}
        onRestoreAndSave={() => void restoreAndSave()}
      />
    </>
  );
}

const inBoth = (write: (language: Language) => string): Bilingual => ({
  el: write('gr'),
  en: write('en'),
});

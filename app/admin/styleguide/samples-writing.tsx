import { Button } from '@mantine/core';
import { useState } from 'react';
import { news } from '../../../domain/content-types/news.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { LanguagePanel } from '../content/form/language-panel.tsx';
import { AdviceList } from '../form/advice/advice-panel.tsx';
import { toValues } from '../form/entry-values.ts';
import { DraftOffer } from '../form/kept/draft-offer.tsx';
import { EnglishBehind } from '../form/languages/english-behind.tsx';
import { FormLanguagesContext } from '../form/languages/form-languages.ts';
import { Sample } from './sample.tsx';
import { SAMPLE_ENTRY } from './sample-entries.ts';
import { SAMPLE_ADVICE, sampleOffers } from './sample-writing.ts';
import { RULES, WORDS } from './styleguide-texts.ts';

const nothing = () => {};
const VALUES = toValues(news, SAMPLE_ENTRY);

/** What helps with the writing itself: advice, languages, what was typed before. */
export function WritingSamples() {
  return (
    <>
      <Sample name="AdviceList" rule={RULES.advice}>
        <div className="sample-stack">
          <AdviceList type={news} advice={{ ...CHECKED, findings: SAMPLE_ADVICE }} />
          <AdviceList type={news} advice={CHECKED} />
          <AdviceList type={news} advice={{ ...CHECKED, isFailed: true }} />
        </div>
      </Sample>
      <Sample name="LanguagePanel, EnglishBehind" rule={RULES.languages}>
        <Languages />
      </Sample>
      <Sample name="DraftOffer" rule={RULES.offers}>
        <Offers />
      </Sample>
    </>
  );
}

const CHECKED = { findings: [], isChecked: true, isFailed: false };

function Languages() {
  const { say } = useAdminLanguage();
  const [showsEnglish, setShown] = useState(true);
  const behind = { title: say(WORDS.wordsBefore) };
  const fields = { showsEnglish, behind, keepInStep: nothing };
  return (
    <FormLanguagesContext value={fields}>
      <LanguagePanel
        form={{ entry: SAMPLE_ENTRY, type: news, busy: null, hasChanges: true, values: VALUES }}
        languages={{ fields, showEnglish: setShown, suggested: ['el', 'en'] }}
        onPublish={nothing}
        onWithdraw={nothing}
        mayPublish
      />
      <EnglishBehind path="title" greek={say(WORDS.wordsAfter)} />
    </FormLanguagesContext>
  );
}

/** Above the form of a new entry; of a stored one the question is opened by its button. */
function Offers() {
  const { say } = useAdminLanguage();
  const [isAsking, setAsking] = useState(false);
  const form = {
    type: news,
    stored: VALUES,
    hasChanges: false,
    offers: sampleOffers(VALUES),
    isWanted: false,
    takeOffer: () => setAsking(false),
    dropOffer: () => Promise.resolve(),
    postponeOffers: () => setAsking(false),
  };
  return (
    <>
      <DraftOffer form={{ ...form, version: null }} />
      <Button variant="default" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {say(WORDS.openOffer)}
      </Button>
      {isAsking && <DraftOffer form={{ ...form, version: SAMPLE_ENTRY.version }} />}
    </>
  );
}

import { Button, Group, Text, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { MAP_KINDS } from '../../../domain/maps/map-kinds.ts';
import { formatMoment } from '../../i18n/dates.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { announce } from '../announce.tsx';
import { ScreenHeader } from '../layout/screen-header.tsx';
import { ConfirmDialog } from '../pieces/dialogs/confirm-dialog.tsx';
import { DownloadButton } from '../pieces/download-button.tsx';
import { Loading, LoadProblem } from '../pieces/load-state.tsx';
import { useBusy } from '../pieces/use-busy.ts';
import { useStaffNames } from '../pieces/who.tsx';
import { MapFile } from './map-file.tsx';
import { MapLook } from './map-look.tsx';
import { exportMap, mapsQuery, returnToBuiltInMap, type SiteMap } from './maps-api.ts';
import { EXTENTS, SHAPES, MAPS_TEXTS as TEXTS } from './maps-texts.ts';

import '../list/list-table.css';
import './maps.css';

/** The maps that the site draws, and the files in their place. */
export function MapsScreen() {
  const { say } = useAdminLanguage();
  const maps = useQuery(mapsQuery());
  return (
    <>
      <ScreenHeader title={say(TEXTS.title)} text={say(TEXTS.text)} />
      {maps.isPending && <Loading />}
      {maps.isError && (
        <LoadProblem
          title={say(TEXTS.loadFailed)}
          error={maps.error}
          onRetry={() => void maps.refetch()}
        />
      )}
      {maps.data?.maps.map((map) => (
        <OneMap key={map.extent} map={map} />
      ))}
      <details className="maps-kinds">
        <summary>{say(TEXTS.kinds)}</summary>
        <ul>
          {MAP_KINDS.map(({ name, label, shape }) => (
            <li key={name}>
              <code>{name}</code>: {say(label)}, {say(SHAPES[shape])}
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

function OneMap({ map }: { map: SiteMap }) {
  const { say, language } = useAdminLanguage();
  const who = useStaffNames();
  const { title, text } = EXTENTS[map.extent];
  return (
    <section aria-labelledby={`map-${map.extent}`} className="maps-one">
      <Title order={2} size="h3" id={`map-${map.extent}`}>
        {say(title)}
      </Title>
      <Text c="dimmed" mb="md">
        {say(text)}
      </Text>
      <MapLook look={map} label={say(title)} />
      <p className="maps-about">
        {say(TEXTS.now)}: <strong>{map.isBuiltIn ? say(TEXTS.builtIn) : map.fileName}</strong>
        {map.changedAt && (
          <small>
            {formatMoment(map.changedAt, language)} · {who(map.changedBy)}
          </small>
        )}
      </p>
      <Group mb="lg">
        <TakeButton map={map} />
        {!map.isBuiltIn && <BackButton map={map} />}
      </Group>
      <MapFile map={map} />
    </section>
  );
}

function TakeButton({ map }: { map: SiteMap }) {
  const { say } = useAdminLanguage();
  const take = async () => {
    const { geojson } = await exportMap(map);
    return { text: geojson, type: 'application/geo+json', name: `${map.extent}.geojson` };
  };
  return <DownloadButton label={say(TEXTS.download)} done={say(TEXTS.downloaded)} take={take} />;
}

function BackButton({ map }: { map: SiteMap }) {
  const { say } = useAdminLanguage();
  const queries = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const { isBusy, problem, setProblem, busily } = useBusy();
  function close() {
    setAsked(false);
    setProblem('');
  }
  async function returnToBuiltIn() {
    await busily(async () => {
      await returnToBuiltInMap(map);
      close();
      announce(say(TEXTS.backDone));
    });
    await queries.invalidateQueries({ queryKey: ['maps'] });
  }
  return (
    <>
      <Button
        variant="default"
        leftSection={<Undo2 size={18} aria-hidden />}
        onClick={() => setAsked(true)}
      >
        {say(TEXTS.back)}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={say(TEXTS.back)}
        action={say(TEXTS.back)}
        isBusy={isBusy}
        problem={problem || undefined}
        onConfirm={() => void returnToBuiltIn()}
        onClose={close}
      >
        {say(TEXTS.backText)}
      </ConfirmDialog>
    </>
  );
}

import { ActionIcon, Button, NativeSelect, Table } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { findContentType } from '../../../domain/content-types/all.ts';
import type { Lang } from '../../../domain/text/bilingual.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { announce, announceFailure } from '../announce.tsx';
import { messageOf } from '../calls/api-client.ts';
import { describePath } from '../form/fields/field-path.ts';
import { entryFormAddress, nameOfType } from '../pieces/addresses/entry-address.ts';
import { Localised, StateBadges } from '../pieces/addresses/entry-words.tsx';
import { useRowFocus } from '../pieces/lists/use-row-focus.ts';
import { useSentChoice } from '../pieces/use-sent-choice.ts';
import {
  chooseLanguages,
  forgetSets,
  type PublishingSet,
  removeFromSet,
  type SetMember,
} from './sets-api.ts';
import { sayAdvice, sayLanguages, SETS_TEXTS as TEXTS } from './sets-texts.ts';

/** The entries of a set: which languages become public, and what each still needs. */
export function SetMembers({ set }: { set: PublishingSet }) {
  const { say } = useAdminLanguage();
  const queries = useQueryClient();
  const again = () => forgetSets(queries);
  const isOpen = set.state === 'open';
  // By the arrow keys several are chosen in a row: the list keeps the focus, and the last one counts.
  const choosing = useMutation({
    scope: { id: `languages in ${set.id}` },
    mutationFn: (asked: { entry: string; languages: Lang[] | null }) =>
      chooseLanguages(set.id, asked.entry, asked.languages),
    onError: (error) => announceFailure(messageOf(error)),
    onSettled: again,
  });
  const removing = useMutation({
    mutationFn: ({ id }: SetMember) => removeFromSet(set.id, id),
    onSuccess: (_, { title }) => announce(`${say(TEXTS.removed)}: ${say(title)}`, title),
    onError: (error) => announceFailure(messageOf(error)),
    onSettled: again,
  });
  const { list, press } = useRowFocus<HTMLTableElement>(removing.isPending);
  const awaited = choosing.isPending ? choosing.variables.entry : undefined;
  return (
    <Table ref={list} className="list-table set-members" verticalSpacing="sm">
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{say(TEXTS.entry)}</Table.Th>
          <Table.Th scope="col">{say(TEXTS.languages)}</Table.Th>
          <Table.Th scope="col">{say(TEXTS.readiness)}</Table.Th>
          {isOpen && (
            <Table.Th scope="col">
              <span className="sr-only">{say(TEXTS.remove)}</span>
            </Table.Th>
          )}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {set.members.map((member, row) => (
          <Table.Tr key={member.id}>
            <Table.Th scope="row">
              {member.isInBin ? (
                <Localised text={member.title} />
              ) : (
                <Link className="sets-name" to={entryFormAddress(member.type, member.id)}>
                  <Localised text={member.title} />
                </Link>
              )}
              <span className="sets-facts">{say(nameOfType(member.type))}</span>
              {member.facts && <StateBadges {...member.facts} />}
            </Table.Th>
            <Table.Td data-label={say(TEXTS.languages)}>
              {isOpen ? (
                <Languages
                  member={member}
                  isSending={awaited === member.id}
                  onChoose={(languages) => choosing.mutate({ entry: member.id, languages })}
                />
              ) : (
                say(sayLanguages(member.publishes)) || '–'
              )}
            </Table.Td>
            <Table.Td>
              {isOpen ? <Readiness member={member} /> : <Since member={member} />}
            </Table.Td>
            {isOpen && (
              <Table.Td className="set-member-action">
                <ActionIcon
                  variant="subtle"
                  color="red"
                  size="lg"
                  disabled={removing.isPending}
                  aria-label={`${say(TEXTS.remove)}: ${say(member.title)}`}
                  data-row-act
                  onClick={() => {
                    press(row);
                    removing.mutate(member);
                  }}
                >
                  <Trash2 aria-hidden size={18} />
                </ActionIcon>
              </Table.Td>
            )}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

const CHOICES = ['', 'el en', 'el', 'en'] as const;

function Languages(props: {
  member: SetMember;
  isSending: boolean;
  onChoose: (languages: Lang[] | null) => void;
}) {
  const { member, isSending, onChoose } = props;
  const { say } = useAdminLanguage();
  const [value, show] = useSentChoice(member.chosenLanguages?.join(' ') ?? '', isSending);
  return (
    <>
      <NativeSelect
        className="set-languages"
        size="sm"
        aria-label={`${say(TEXTS.languages)}: ${say(member.title)}`}
        value={value}
        onChange={(event) => {
          const wanted = event.currentTarget.value;
          show(wanted);
          onChoose(wanted === '' ? null : (wanted.split(' ') as Lang[]));
        }}
        data={CHOICES.map((choice) => ({
          value: choice,
          label: say(TEXTS.languageChoices[choice]),
        }))}
      />
      {value === '' && member.publishes.length > 0 && (
        <span className="sets-facts">{say(sayLanguages(member.publishes))}</span>
      )}
    </>
  );
}

/** Whether an entry can be published as it is saved; what it lacks, and what to look at before. */
function Readiness({ member }: { member: SetMember }) {
  const { say } = useAdminLanguage();
  const { problem, advice } = member;
  if (problem) {
    return (
      <div className="set-problem">
        <CircleAlert aria-hidden size={18} />
        <div>
          <p>{say(problem.text)}</p>
          <Points
            type={member.type}
            points={Object.entries(problem.fields).map(([path, text]) => ({ path, text }))}
          />
          <CorrectLink member={member} />
        </div>
      </div>
    );
  }
  return (
    <div className="set-ready">
      <span>
        <CircleCheck aria-hidden size={18} />
        {say(member.isAsPublic ? TEXTS.asPublic : TEXTS.ready)}
      </span>
      {advice.length > 0 && (
        <details className="set-advice">
          <summary>{say(sayAdvice(advice.length))}</summary>
          <Points
            type={member.type}
            points={advice.map(({ path, text }) => ({ path, text: say(text) }))}
          />
          <CorrectLink member={member} />
        </details>
      )}
    </div>
  );
}

function Points({ type, points }: { type: string; points: { path: string; text: string }[] }) {
  const { lang } = useAdminLanguage();
  const known = findContentType(type);
  if (!known || points.length === 0) return null;
  return (
    <ul>
      {points.map(({ path, text }) => (
        <li key={`${path} ${text}`}>
          <strong>{describePath(known, path, lang)}</strong>: {text}
        </li>
      ))}
    </ul>
  );
}

function CorrectLink({ member }: { member: SetMember }) {
  const { say } = useAdminLanguage();
  return (
    <Button
      component={Link}
      to={member.isInBin ? '/admin/bin' : entryFormAddress(member.type, member.id)}
      size="compact-sm"
      variant="default"
    >
      {say(member.isInBin ? TEXTS.toBin : TEXTS.correct)}
      <span className="sr-only">
        : <Localised text={member.title} />
      </span>
    </Button>
  );
}

/** What happened to an entry after its set was published. */
function Since({ member }: { member: SetMember }) {
  const { say } = useAdminLanguage();
  if (!member.changedSince) return '–';
  return (
    <span className="state-badge" data-state="changed">
      {say(TEXTS.changes[member.changedSince])}
    </span>
  );
}

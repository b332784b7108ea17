import { Anchor, Button, Group, Table, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { ArrowDown } from 'lucide-react';
import { Link } from 'react-router';
import { dayInGreece } from '../../../domain/time/greek-time.ts';
import { formatLongDate } from '../../i18n/dates.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import type { PageSummary } from '../api-client.ts';
import { StateBadges } from '../pieces/state-badge.tsx';
import { PAGES_TEXTS } from './pages-texts.ts';
import { type PageOrder, titleIn } from './sort-pages.ts';

import '../list/list-table.css';

interface PagesTableProps {
  pages: PageSummary[];
  order: PageOrder;
  onOrder: (order: PageOrder) => void;
  onDelete: (page: PageSummary) => void;
}

/** Title, slug, last updated, Edit and Delete; on a phone each row is a card. */
export function PagesTable(props: PagesTableProps) {
  const { say } = useAdminLanguage();
  return (
    <Table className="list-table" verticalSpacing="sm">
      <Table.Thead>
        <Table.Tr>
          <SortableHead {...props} by="title" label={say(PAGES_TEXTS.columnTitle)} />
          <SortableHead {...props} by="slug" label={say(PAGES_TEXTS.columnSlug)} />
          <SortableHead {...props} by="updated" label={say(PAGES_TEXTS.columnUpdated)} />
          <Table.Th>
            <VisuallyHidden>{say(PAGES_TEXTS.columnActions)}</VisuallyHidden>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {props.pages.map((page) => (
          <Row key={page.id} page={page} onDelete={() => props.onDelete(page)} />
        ))}
      </Table.Tbody>
    </Table>
  );
}

function SortableHead(props: PagesTableProps & { by: PageOrder; label: string }) {
  const isCurrent = props.order === props.by;
  const direction = props.by === 'updated' ? 'descending' : 'ascending';
  return (
    <Table.Th aria-sort={isCurrent ? direction : undefined}>
      <UnstyledButton className="list-sort" onClick={() => props.onOrder(props.by)}>
        {props.label}
        {isCurrent && <ArrowDown size={14} aria-hidden />}
      </UnstyledButton>
    </Table.Th>
  );
}

function Row({ page, onDelete }: { page: PageSummary; onDelete: () => void }) {
  const { say, lang, language } = useAdminLanguage();
  const title = titleIn(page, lang);
  const missing = page.title.en === '' ? PAGES_TEXTS.onlyGreek : PAGES_TEXTS.onlyEnglish;
  const address = `/admin/pages/edit/${page.id}`;
  return (
    <Table.Tr>
      <Table.Th scope="row">
        <Anchor component={Link} to={address} fw={600} lang={page.title[lang] ? lang : undefined}>
          {title}
        </Anchor>
        {page.pending && (
          <div>
            <StateBadges {...page.pending} isSample={false} />
          </div>
        )}
        {(page.title.el === '' || page.title.en === '') && (
          <Text size="sm" c="dimmed">
            {say(missing)}
          </Text>
        )}
      </Table.Th>
      <Table.Td data-label={say(PAGES_TEXTS.columnSlug)} className="list-code">
        {page.slug}
      </Table.Td>
      <Table.Td data-label={say(PAGES_TEXTS.columnUpdated)} className="list-date">
        {formatLongDate(dayInGreece(new Date(page.updatedAt)), language)}
      </Table.Td>
      <Table.Td>
        <Group gap="xs" wrap="nowrap" justify="flex-end">
          <Button component={Link} to={address} variant="default" size="xs">
            {say(PAGES_TEXTS.edit)}
            <VisuallyHidden> {title}</VisuallyHidden>
          </Button>
          <Button variant="light" color="red" size="xs" onClick={onDelete}>
            {say(PAGES_TEXTS.delete)}
            <VisuallyHidden> {title}</VisuallyHidden>
          </Button>
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}

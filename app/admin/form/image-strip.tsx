import { useQuery } from '@tanstack/react-query';
import { useAdminLanguage } from '../admin-language.tsx';
import { FORM_TEXTS } from './form-texts.ts';
import { mediumQuery, thumbnailOf } from './medium-query.ts';

import './media-fields.css';

/** Pictures in their order, small, to be compared. */
export function ImageStrip({ ids }: { ids: string[] }) {
  const { say } = useAdminLanguage();
  if (ids.length === 0) return <em>{say(FORM_TEXTS.empty)}</em>;
  return (
    <ol className="image-strip">
      {ids.map((id) => (
        <li key={id}>
          <Thumbnail id={id} />
        </li>
      ))}
    </ol>
  );
}

function Thumbnail({ id }: { id: string }) {
  const { lang } = useAdminLanguage();
  const { data } = useQuery(mediumQuery(id));
  if (!data) return <span>{id}</span>;
  return <img src={thumbnailOf(data)} alt={data.alt[lang] || data.fileName} />;
}

import type { ReactNode } from 'react';
import * as words from '#words/privacy';
import * as titles from '#words/titles';
import type { Pairs } from '../../../../../common/words/languages.ts';
import { SalonAddress, SalonEmail, SalonName, SalonPhone } from '../../../features/salon/settings/salon.tsx';
import { useSettings } from '../../../features/salon/settings/use-settings.ts';
import { paths } from '../../../paths.ts';
import { useDocumentTitle } from '../../../shared/use-document-title.ts';
import { fill } from '../../../ui/fill.tsx';
import { LongText } from '../../../ui/long-text.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

const profile = <TextLink href={paths.profile}>{titles.profile}</TextLink>;

const chapters = [
  { id: 'who', title: words.who, content: <Who /> },
  { id: 'what', title: words.what, content: <What /> },
  { id: 'others', title: words.others, content: <Others /> },
  { id: 'how-long', title: words.howLong, content: <HowLong /> },
  { id: 'device', title: words.device, content: <OnYourDevice /> },
  { id: 'rights', title: words.rights, content: <Rights /> },
  { id: 'protection', title: words.protection, content: <p>{words.protectionText}</p> },
  { id: 'grievance', title: words.grievance, content: <Grievance /> },
];

export default function PrivacyPage() {
  useDocumentTitle(titles.privacy);
  return (
    <LongText title={titles.privacy} updated="2026-11-30" chapters={chapters}>
      <p>{fill(words.summary, { salon: <SalonName /> })}</p>
      <p>{fill(words.theAct, { profile })}</p>
    </LongText>
  );
}

function Who() {
  const salon = { salon: <SalonName />, address: <SalonAddress />, phone: <SalonPhone />, email: <SalonEmail /> };
  return (
    <>
      <p>{fill(words.fiduciary, salon)}</p>
      <p>{words.consent}</p>
      <p>{words.adults}</p>
    </>
  );
}

function What() {
  return <dl>{words.held.flatMap(([what, why]) => [<dt key={what}>{what}</dt>, <dd key={why}>{why}</dd>])}</dl>;
}

function Others() {
  const settings = useSettings();
  const attribution = settings?.map.attribution;
  return (
    <>
      <p>{words.onlyWhatIsNeeded}</p>
      <ul>
        <TitledItems items={words.receivers} />
        {settings?.onlinePayment && <TitledItem title={words.paymentProvider}>{words.paymentProviderText}</TitledItem>}
        <TitledItem title={words.theMap}>
          {fill(words.theMapText, { attribution: attribution && <span> ({attribution})</span> })}
        </TitledItem>
        <TitledItems items={words.lastReceivers} />
      </ul>
      <p>{words.nobodyElse}</p>
    </>
  );
}

function HowLong() {
  return (
    <ul>
      <TitledItems items={words.kept} />
    </ul>
  );
}

function OnYourDevice() {
  return (
    <>
      <p>{words.noCookies}</p>
      <ul>
        {words.onYourDevice.map(data => (
          <li key={data}>{data}</li>
        ))}
      </ul>
      <p>{words.expired}</p>
      <p>{words.ifCleared}</p>
    </>
  );
}

function Rights() {
  return (
    <>
      <ul>
        <TitledItem title={words.access}>{fill(words.accessText, { profile })}</TitledItem>
        <TitledItem title={words.correction}>{fill(words.correctionText, { profile })}</TitledItem>
        <TitledItem title={words.erasure}>{fill(words.erasureText, { profile })}</TitledItem>
        <TitledItems items={words.otherRights} />
      </ul>
      <p>{fill(words.cannotDoYourself, { email: <SalonEmail /> })}</p>
    </>
  );
}

function Grievance() {
  const ways = {
    email: <SalonEmail />,
    phone: <SalonPhone />,
    contact: <TextLink href={paths.contact}>{titles.contact}</TextLink>,
  };
  return (
    <>
      <p>{fill(words.contactForIt, ways)}</p>
      <p>{words.board}</p>
    </>
  );
}

function TitledItems({ items }: { items: Pairs }) {
  return items.map(([title, text]) => (
    <TitledItem key={title} title={title}>
      {text}
    </TitledItem>
  ));
}

/** The text begins with its own mark or blank, because languages join it to the title differently. */
function TitledItem({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li>
      <strong>{title}</strong>
      <span>{children}</span>
    </li>
  );
}

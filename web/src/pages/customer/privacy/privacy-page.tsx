import * as titles from '#words/titles';
import { SalonName } from '../../../features/settings/salon.tsx';
import { paths } from '../../../paths.ts';
import { useDocumentTitle } from '../../../shared/use-document-title.ts';
import { LongText } from '../../../ui/long-text.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Grievance } from './grievance.tsx';
import { HowLong } from './how-long.tsx';
import { OnYourDevice } from './on-your-device.tsx';
import { Others } from './others.tsx';
import { Protection } from './protection.tsx';
import { Rights } from './rights.tsx';
import { WhatAndWhy } from './what-and-why.tsx';
import { WhoWeAre } from './who-we-are.tsx';

const chapters = [
  { id: 'who', title: 'Who we are', content: <WhoWeAre /> },
  { id: 'what', title: 'What we hold, and why', content: <WhatAndWhy /> },
  { id: 'others', title: 'Who else sees it', content: <Others /> },
  { id: 'how-long', title: 'How long we keep it', content: <HowLong /> },
  { id: 'device', title: 'What is kept on your device', content: <OnYourDevice /> },
  { id: 'rights', title: 'Your rights, and where to use them', content: <Rights /> },
  { id: 'protection', title: 'How we protect it', content: <Protection /> },
  { id: 'grievance', title: 'Questions and complaints', content: <Grievance /> },
];

export default function PrivacyPage() {
  useDocumentTitle(titles.privacy);
  return (
    <LongText title="Privacy Policy" updated="2026-11-27" chapters={chapters}>
      <p>
        <SalonName /> needs your mobile number, your name and an address to come to your home. We use them only for that, show you
        everything we hold, and erase it when you ask. We do not sell data, show no advertising and track nobody across the web.
      </p>
      <p>
        India's Digital Personal Data Protection Act, 2023 (DPDP Act) requires this notice. You can download your data and delete
        your account under <TextLink href={paths.profile}>Profile</TextLink>.
      </p>
    </LongText>
  );
}

import { useDocumentTitle } from '../../../shared/use-document-title.ts';
import { Academy } from './academy.tsx';
import { Claims } from './claims.tsx';
import { Invitation } from './invitation.tsx';
import { Opening } from './opening.tsx';
import { Promises } from './promises.tsx';
import { VisitSteps } from './visit-steps.tsx';

export default function AboutPage() {
  useDocumentTitle('About');
  return (
    <>
      <Opening />
      <Claims />
      <VisitSteps />
      <Academy />
      <Promises />
      <Invitation />
    </>
  );
}

import { Route, Switch } from 'wouter';
import { paths } from '../../../paths.ts';
import NotFoundPage from '../not-found/not-found-page.tsx';
import { AcademyPage } from './academy-page.tsx';
import { CoursePage } from './course-page.tsx';

/** All under /academy, in one script. */
export default function AcademyArea() {
  return (
    <Switch>
      <Route path={paths.academy} component={AcademyPage} />
      {/* The key remounts the page, so that nothing of the previous course shows. */}
      <Route path={`${paths.academy}/:courseId`}>{({ courseId }) => <CoursePage key={courseId} courseId={courseId} />}</Route>
      <Route component={NotFoundPage} />
    </Switch>
  );
}

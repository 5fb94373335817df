// React alone, so that main.tsx can run it before the app.
import './shared/survive-translation.ts';
import 'react-dom/client';

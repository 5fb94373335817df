// React alone, for main.tsx to run before the app.
import './shared/survive-translation.ts';
import 'react-dom/client';

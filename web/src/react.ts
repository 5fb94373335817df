// React alone, for main.tsx to run before the app.
import 'react-dom/client';

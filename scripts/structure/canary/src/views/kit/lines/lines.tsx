import '../../view.tsx';
